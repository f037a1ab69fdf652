/** What a server for one portal on a modest machine needs; measured to idle at 14 MB. */
const tuned: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "64MB",
  max_connections: "40",
  // A page locks what it reads with all its indexes, a migration all that it changes.
  max_locks_per_transaction: "128",
  jit: "off",
  io_method: "sync",
  max_wal_size: "256MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  max_parallel_workers_per_gather: "0",
  random_page_cost: "1.1",
  // By itself a table of less than fifty rows is never counted, and all plans are made for one of unknown size.
  autovacuum_analyze_threshold: "20",
  autovacuum_vacuum_insert_threshold: "200",
  timezone: "UTC",
  log_timezone: "UTC",
  // People's data must not get into the log: neither statements nor the details of an error.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_statement: "none",
  log_checkpoints: "off",
};

export function settingsOf(sockets: string, more: Record<string, string>): Record<string, string> {
  return { ...tuned, unix_socket_directories: sockets, ...more };
}
