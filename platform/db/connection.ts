import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "../log.ts";
import { writeQuickly } from "./quick-text.ts";

export type Database = NodePgDatabase;

/** What drizzle needs of a connection. */
export type Sender = { query(...query: unknown[]): Promise<unknown> };

/** One transaction of one async context. */
export type OpenTransaction = {
  db: Database;
  /** The transaction's own connection, taken at the first query; refuses once the transaction is over. */
  sender: Sender;
  /** The same for statements that are built once and sent again and again. */
  again: Sender;
  tenant: string | undefined;
  afterCommit: (() => unknown)[];
  over: boolean;
  /** It has been in another company than its own, or one of its statements has failed: nobody reads in it after that. */
  spent: boolean;
};

/** What the reads of one page share. */
export type OpenPage = {
  /** Fulfilled when the read before is over. */
  turn: Promise<void>;
  /** How many reads run or wait for their turn. */
  asked: number;
  /** Their transaction, which takes its connection at the first query. */
  shared: { groupId: string; taken: Promise<pg.PoolClient> | undefined } | undefined;
  /** What is to be done once it has been answered. */
  afterwards: (() => unknown)[];
};

type Facts = {
  url: string;
  /** Whether deeds may run as the role portal_app. */
  hasRole: boolean;
  /** The server is ours alone: no other node works on it. */
  exclusive: boolean;
};
type Connection = Facts & { pool: pg.Pool; db: Database };

/**
 * So many connections a process keeps for good: a new one has to read the shapes of the tables and to plan each statement anew,
 * which costs many times what a page does. More of them would answer no sooner where one process draws the pages, and each takes
 * some 45 MB of the server. What is slow may have more of them for a while.
 */
export const connectionsKept = 4;
export const connectionsMost = 16;

/** Compiling a query takes longer than a page may: the plans of long queries over much data would ask for it. */
const sessionOptions = "-c timezone=UTC -c jit=off";

writeQuickly();

let connection: Connection | undefined;
const counted = new AsyncLocalStorage<string[]>();
const counter: Logger = { logQuery: (query) => void counted.getStore()?.push(query) };

export const transactions = new AsyncLocalStorage<OpenTransaction>();
export const pages = new AsyncLocalStorage<OpenPage>();

/** Opens the pool of this process; statements are cut after five seconds. */
export function connect(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMost,
    min: connectionsKept,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "veche",
    options: sessionOptions,
  });
  // A connection that breaks while it is in use tells its query; without a listener it would also end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => log.warn("A connection to the database was lost", { error }));
  return pool;
}

/** A connection of its own beside the pool, without the limits that are set for people's requests. */
export async function connectAlone(url: string, purpose: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `veche-${purpose}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Whatever the operator has set for the role: a migration and a backup take as long as they take.
    options: `${sessionOptions} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
  });
  client.on("error", (error) => log.warn("A connection to the database was lost", { reason: purpose, error }));
  await client.connect();
  return client;
}

/** Makes a pool the database of this process and gives a way back to the one before. */
export function enterConnection(pool: pg.Pool, facts: Facts): () => void {
  const before = connection;
  connection = { ...facts, pool, db: drizzle({ client: pool, logger: counter }) };
  return () => {
    connection = before;
  };
}

export function currentConnection(): Connection {
  if (!connection) throw new Error("The database is not open: call openDatabase() first");
  return connection;
}

/** Drizzle over one connection. */
export function databaseOn(sender: Sender): Database {
  return drizzle({ client: sender as never, logger: counter });
}

/**
 * The database of this place in the program: the open transaction if there is one, else the pool.
 * Outside `withTenant` the row rules show only what the whole portal may see.
 */
export function db(): Database {
  const open = transactions.getStore();
  if (!open) return currentConnection().db;
  if (open.over) throw new Error("This transaction is over: something was not awaited");
  return open.db;
}

/** Runs `fn` and tells which queries it sent; for tests that hold a page to a fixed number of them. */
export async function countQueries<T>(fn: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const queries: string[] = [];
  return { result: await counted.run(queries, fn), queries };
}
