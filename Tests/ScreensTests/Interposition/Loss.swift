import VirtualTime

/// The rows of the table in `Interposition.def`, grouped by the consequence of a missing row.
///
/// The test has a list too, because a row must not get into another category by mistake.
struct Loss {
  let category: InterpositionCategory
  let text: String
  let rows: [String]

  private init(_ category: InterpositionCategory, _ text: String, _ rows: String) {
    self.category = category
    self.text = text
    self.rows = rows.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Whether each test's verdict depends on the rows.
  var decidesVerdicts: Bool { rows.contains("exit") }

  static let all: [Loss] = [
    Loss(
      .time, "tasks run in real time",
      """
      enqueue_global_hook enqueue_delay_hook enqueue_deadline_hook get_time main_executor_hook is_main_executor_hook main_queue run_main_queue swift_job_run
      executor_words sleeps_reach_executor
      """),
    Loss(
      .time, "tasks can't be told apart, and ended tasks are kept",
      """
      swift_task_getJobTaskId swift_task_getJobFlags swift_task_getCurrent swift_task_cancel swift_retain swift_release swift_retainCount current_task_name
      task_identifiers_increase task_entry_point task_owners
      """),
    Loss(
      .time, "tasks on an app's custom executor sleep in real time",
      """
      swift_task_create swift_task_switch
      """),
    Loss(
      .time, "the sleeps of tasks are rounded to milliseconds",
      """
      concurrency_clock_gettime
      """),
    Loss(
      .time, "an app sees the real date and time",
      """
      clock_gettime gettimeofday time timespec_get
      """),
    Loss(
      .time, "an app's sleeps take real time",
      """
      nanosleep clock_nanosleep sleep usleep poll select pselect
      """),
    Loss(
      .time, "work on dispatch queues does not run while a test waits",
      """
      _Block_copy _Block_release dispatch_async dispatch_async_f dispatch_barrier_async dispatch_barrier_async_f dispatch_after dispatch_after_f
      dispatch_sync dispatch_sync_f dispatch_barrier_sync dispatch_barrier_sync_f dispatch_async_and_wait dispatch_barrier_async_and_wait dispatch_apply
      dispatch_apply_f dispatch_queue_create dispatch_queue_create_with_target dispatch_queue_attr_make_with_qos_class
      dispatch_queue_attr_make_initially_inactive dispatch_queue_attr_make_with_autorelease_frequency dispatch_set_target_queue dispatch_suspend
      dispatch_resume dispatch_activate dispatch_retain dispatch_release dispatch_get_context dispatch_queue_get_label dispatch_get_specific
      dispatch_queue_get_specific dispatch_assert_queue dispatch_assert_queue_barrier dispatch_assert_queue_not dispatch_get_global_queue
      concurrent_attribute stack_block
      """),
    Loss(
      .time, "a wait for a dispatch group or a semaphore takes real time",
      """
      dispatch_group_async dispatch_group_async_f dispatch_group_enter dispatch_group_leave dispatch_group_notify dispatch_group_notify_f
      dispatch_group_wait dispatch_semaphore_create dispatch_semaphore_wait dispatch_semaphore_signal dispatch_block_create
      dispatch_block_create_with_qos_class dispatch_block_wait dispatch_block_notify dispatch_block_cancel
      """),
    Loss(
      .time, "timer sources fire in real time",
      """
      dispatch_source_create dispatch_source_set_timer dispatch_source_set_event_handler dispatch_source_set_event_handler_f
      dispatch_source_set_cancel_handler dispatch_source_set_cancel_handler_f dispatch_source_set_registration_handler
      dispatch_source_set_registration_handler_f dispatch_source_cancel dispatch_source_get_data dispatch_source_merge_data timer_source_type
      added_data_source_type united_data_source_type replaced_data_source_type
      """),
    Loss(
      .time, "reads and writes of libdispatch are not waited for",
      """
      dispatch_io_create dispatch_io_create_with_path dispatch_io_create_with_io dispatch_io_read dispatch_io_write dispatch_read dispatch_write
      """),
    Loss(
      .time, "a test hangs at a lock that is held while time passes",
      """
      pthread_mutex_lock pthread_mutex_timedlock pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_cond_wait pthread_cond_timedwait pthread_cond_clockwait
      pthread_cond_signal pthread_cond_broadcast sem_wait sem_timedwait sem_clockwait sem_post mutex_lock_slow foundation_mutex_lock
      foundation_mutex_timedlock foundation_cond_wait foundation_cond_timedwait foundation_cond_signal foundation_cond_broadcast glibc_locks
      glibc_conditions mutex_word
      """),
    Loss(
      .time, "threads that the app starts are not waited for",
      """
      pthread_create pthread_join _CFIsMainThread _CFThreadCreate foundation_pthread_create thread_closure thread_state
      """),
    Loss(
      .time, "an app's timers and run loops use real time",
      """
      CFRetain CFRelease CFRunLoopTimerCreate CFRunLoopTimerGetNextFireDate CFRunLoopTimerSetNextFireDate CFRunLoopTimerGetInterval CFRunLoopTimerGetContext
      CFRunLoopTimerInvalidate CFRunLoopTimerIsValid CFRunLoopAddTimer CFRunLoopPerformBlock CFRunLoopRunInMode CFRunLoopStop CFRunLoopGetCurrent
      CFRunLoopGetMain _CFRunLoopFinished CFRunLoopAddObserver CFRunLoopObserverGetContext CFRunLoopObserverIsValid timer_with_interval
      timer_without_allocation timer_with_date main_operation_queue object_class object_init notification_queue
      """),
    Loss(
      .time, "processes and POSIX timers that the app starts are not waited for",
      """
      posix_spawn posix_spawnp timer_settime timer_delete foundation_posix_spawn
      """),
    Loss(
      .time, "XCTest waits in real time",
      """
      xctest_run_loop
      """),
    Loss(
      .time, "XCTest ends the process when a wait is longer than its timeout",
      """
      xctest_watchdog xctest_slices
      """),
    Loss(
      .time, "an awaited expectation of XCTest waits in real time",
      """
      xctest_thread
      """),
    Loss(
      .time, "XCTest measures virtual time",
      """
      xctest_uptime
      """),
    Loss(
      .time, "a run loop that waits blocks the main actor",
      """
      foundation_ppoll
      """),
    Loss(
      .locale, "the app uses the time zone, the locale and the calendar of the machine",
      """
      time_zone updated_time_zone default_time_zone locale updated_locale calendar updated_calendar new_calendar new_formatter initialized_formatter
      region_words
      """),
    Loss(
      .locale, "a bundle's strings are in the language of the machine",
      """
      localized_string bundle_class
      """),
    Loss(
      .surroundings, "an app gets the arguments and the environment of the process",
      """
      arguments environment command_line
      """),
    Loss(
      .surroundings, "an app reads and writes the user defaults of the process",
      """
      standard_defaults defaults_of_suite initialized_defaults_of_suite defaults_class swift_bridgeObjectRetain swift_bridgeObjectRelease
      """),
    Loss(
      .surroundings, "an app finds the resources of the test runner in its main bundle",
      """
      main_bundle bundle_of_class initialized_bundle_of_class
      """),
    Loss(
      .surroundings, "an app uses the folders of the user who runs the tests",
      """
      essentials_getenv essentials_secure_getenv essentials_environ foundation_getenv folder_lookups
      """),
    Loss(
      .surroundings, "an app's file manager doesn't find the folders that Linux lacks, such as the library",
      """
      file_manager
      """),
    Loss(
      .surroundings, "observers of other tests receive an app's notifications",
      """
      add_observer remove_observer remove_named_observer default_center
      """),
    Loss(
      .network, "requests of an app's sessions go to the real network",
      """
      default_configuration ephemeral_configuration shared_session
      """),
    Loss(
      .network, "`Data(contentsOf:)` reads from the real network",
      """
      contents_of_remote
      """),
    Loss(
      .network, "stub servers get requests without a body, or the delegate is not called",
      """
      task_session task_body task_behaviour protocol_properties
      """),
    Loss(
      .discovery, "a plain test class has no device",
      """
      invoke_test
      """),
    Loss(
      .discovery, "XCTest ends the process if a thread fails after its test",
      """
      record_failure
      """),
    Loss(
      .discovery, "XCTest continues a test that has failed and asked to stop",
      """
      set_continues
      """),
    Loss(
      .discovery, "`@MainActor func testX()` of a plain test class ends the discovery of the tests",
      """
      array_force_cast dynamic_cast function_metadata
      """),
    Loss(
      .discovery, "apps, previews and selectors of the process are not found",
      """
      enumerate_sections conformance_records
      """),
    Loss(
      .discovery, "`screentest drive` doesn't write screens and context functions",
      """
      conforms_to_protocol value_registers class_functions
      """),
    Loss(
      .discovery, "views have no state if a build leaves out the standard library's list of fields",
      """
      field_count field_type field_offset
      """),
    Loss(
      .discovery, "tests of XCTest are not observed: a scenario's failure does not fail its test",
      """
      observation_center add_test_observer test_case_class new_test_case test_case_name test_run_of_test test_case_run_class new_test_case_run run_test
      start_run stop_run record_failure_in_run record_skip xctest_fail observation_witness test_closure
      """),
    Loss(
      .discovery, "a scenario's failure does not fail its test of Swift Testing",
      """
      current_test new_comment new_source_location record_issue cancel_test current_case testing_types test_details
      """),
    Loss(
      .logging, "a run that a test ends early looks as if it had passed",
      """
      exit _exit _Exit quick_exit pthread_exit execve execv execvp execvpe fexecve execl execlp execle
      """),
    Loss(
      .logging, "an expectation of Swift Testing that fails in a test of XCTest is lost",
      """
      set_command_line install_issue_handler event_lines
      """),
    Loss(
      .logging, "messages show names of the runtime in their raw form",
      """
      demangle
      """),
  ]
}
