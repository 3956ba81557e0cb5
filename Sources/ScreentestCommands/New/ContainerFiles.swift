/// The files of a new package for a container, each with its path in the folder `Templates`.
///
/// A test generates this file. To change a text, change it in that folder, and run `TemplateFilesTests` with `SCREENTEST_WRITE_PAGES=1`.
enum ContainerFiles {
  static let all: [NewFile] = [
    NewFile(
      path: "Package/.devcontainer/devcontainer.json",
      text: #"""
        {
          "name": "___PACKAGENAME___",
          "image": "swift:6.3",
          "init": true,
          "workspaceMount": "type=bind,source=${localWorkspaceFolder},target=${localWorkspaceFolder}",
          "workspaceFolder": "${localWorkspaceFolder}",
          "initializeCommand": ["mkdir", "-p", "${localWorkspaceFolder}/.build/screentest"],
          "mounts": [___SCREENTESTKIT_developmentMount___
            { "type": "volume", "source": "screentest-build-${devcontainerId}", "target": "${localWorkspaceFolder}/.build" },
            { "type": "bind", "source": "${localWorkspaceFolder}/.build/screentest", "target": "${localWorkspaceFolder}/.build/screentest" },
            { "type": "volume", "source": "screentest-cache-${devcontainerId}", "target": "/root/.cache/org.swift.swiftpm" }
          ],
          "capAdd": ["SYS_PTRACE"],
          "securityOpt": ["seccomp=unconfined"],
          "customizations": {
            "vscode": {
              "extensions": ["swiftlang.swift-vscode"]
            }
          }
        }

        """#),
    NewFile(
      path: "Package/compose.yaml",
      text: #"""
        # The container that runs the tests. `screentest.sh` has the shell function for it, and the README says how to use it.
        services:
          tests:
            # No platform is set, so an Apple silicon Mac uses the image for arm64.
            image: swift:6.3
            init: true
            # Paths in the container equal the paths outside, so failures and reports name files that exist outside.
            working_dir: "${PWD}"
            volumes:
              - { type: bind, source: "${PWD}", target: "${PWD}" }___SCREENTESTKIT_composeMount___
              # A volume hides the Mac's own .build, because the two systems can't share build products, and a volume is faster than a folder of the Mac.
              - { type: volume, source: build, target: "${PWD}/.build" }
              # Journals, pictures and reports go to the folder outside.
              - { type: bind, source: "${PWD}/.build/screentest", target: "${PWD}/.build/screentest", bind: { create_host_path: true } }
              # SwiftPM's caches.
              - { type: volume, source: home, target: /home/screentest }
            environment:
              - HOME=/home/screentest
              # Variables without a value have their value outside.
              - NO_COLOR
              - SCREENTEST_LOG
              - SCREENTEST_NAME
              - SCREENTEST_OUTPUT
              - SCREENTEST_PICTURES
              - SCREENTEST_REPORT
              - SCREENTEST_RERUN
              - SCREENTEST_SEED
              - SCREENTEST_SEEDS
              - SCREENTEST_SHARD
              - SCREENTEST_SOURCE_LINKS
              - SCREENTEST_STEP_LIMIT
              - SCREENTEST_STEP_WARNING
              - SCREENTEST_TAGS
              - SCREENTEST_TIMINGS
              - SCREENTESTKIT_WITHOUT
            # The command runs as the owner of the package's folder, so that owner has the files that it writes. New volumes belong to root.
            entrypoint:
              - sh
              - -euc
              - |
                owner=$$(stat -c %u:%g "$$0")
                if [ "$$owner" = 0:0 ]; then exec "$$@"; fi
                chown "$$owner" "$$0/.build" "$$HOME"
                exec setpriv --reuid="$${owner%:*}" --regid="$${owner#*:}" --clear-groups "$$@"
              - "${PWD}"
            command: [swift, test]
        volumes:
          build:
          home:

        """#),
    NewFile(
      path: "Package/screentest.sh",
      text: #"""
        # shellcheck shell=sh
        # The shell function `screentest` runs commands in this package's container. In bash or zsh: source screentest.sh
        #
        #   screentest                       runs: swift test
        #   screentest swift test --filter A runs the swift command
        #   screentest test --retries 1      runs any other arguments as: swift run screentest test --retries 1

        screentest() (
          here=$(pwd -P)
          package=$here
          until [ -f "$package/compose.yaml" ] && [ -f "$package/screentest.sh" ]; do
            if [ -z "$package" ]; then
              echo "screentest: $here isn't in a package with the files compose.yaml and screentest.sh." >&2
              exit 2
            fi
            package=${package%/*}
          done

          engine=
          for candidate in docker podman container; do
            if "$candidate" compose version >/dev/null 2>&1 </dev/null; then
              engine=$candidate
              break
            fi
          done
          if [ -z "$engine" ]; then
            echo "screentest: Install a container engine that has compose, such as Docker Desktop, OrbStack or Podman." >&2
            exit 127
          fi

          if [ $# -eq 0 ]; then set -- swift test; fi
          if [ "$1" != swift ]; then set -- swift run screentest "$@"; fi
          set -- tests "$@"
          # Input or output that isn't a terminal stays as it is.
          if ! [ -t 0 ] || ! [ -t 1 ]; then set -- -T "$@"; fi

          # The name of the project has the path, because a build folder can't be used at another path.
          project=screentest-$(printf %s "$package" | cksum | tr ' ' -)
          # Otherwise the engine creates the folder, and on Linux it belongs to root.
          mkdir -p "$package/.build/screentest" || exit
          # Engines take the variable PWD from the environment or from the current folder.
          cd "$package" >/dev/null || exit
          exec env "PWD=$package" "COMPOSE_PROJECT_NAME=$project" "$engine" compose --file "$package/compose.yaml" run --rm --workdir "$here" "$@"
        )

        """#),
  ]
}
