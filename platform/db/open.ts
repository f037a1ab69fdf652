import { config } from "../config.ts";
import { DataFolderUnusable } from "../folder.ts";
import { connect, connectionsMost, enterConnection } from "./connection.ts";
import { type DataFolderTaken, takeDataFolder } from "./data-lock.ts";
import { startEmbedded } from "./embedded/index.ts";
import { socketFolder, urlOf } from "./embedded/socket.ts";
import { isOutage, sqlState } from "./errors.ts";
import { migrate } from "./migrate.ts";
import { checkServer } from "./self-check.ts";

type Options = {
  /** Another server than the configured one. */
  url?: string;
  dataDir?: string;
  /** A command, or another process of a running portal, may work on its server instead of being refused. */
  join?: boolean;
  migrate?: boolean;
  /** Hears, in a sentence for people, what is being waited for. */
  say?: (text: string) => void;
};

type Server = { url: string; exclusive: boolean; stop(): Promise<void> };

export type DatabaseHandle = { url: string; close(): Promise<void> };

/**
 * Opens the database of this process: `DATABASE_URL`, or the embedded server on the data folder.
 * Brings the tables up to date and checks that the server understands Russian.
 * Refuses (DataFolderTaken) when another portal works on the same data folder, and in a sentence for people where the folder
 * or the database in it is of no use.
 */
export async function openDatabase(options: Options = {}): Promise<DatabaseHandle> {
  const server = await findServer(options);
  const pool = connect(server.url);
  let forget = () => {};
  const close = async () => {
    forget();
    // The pool answers before its connections are gone; what the stopping server still says to them is no news.
    pool.removeAllListeners("error").on("error", () => {});
    await pool.end();
    await server.stop();
  };
  try {
    if (options.migrate !== false) await migrate(server.url, undefined, options.say);
    const hasRole = await checkServer(pool, options.migrate !== false);
    forget = enterConnection(pool, { url: server.url, exclusive: server.exclusive, hasRole });
  } catch (error) {
    await close();
    throw explain(error);
  }
  return { url: server.url, close };
}

function explain(error: unknown): unknown {
  const state = sqlState(error) ?? "";
  if (state.startsWith("28") || state === "3D000") {
    return new Error("База из DATABASE_URL не пускает: проверьте имя базы, пользователя и пароль.", { cause: error });
  }
  if (state === "53300") {
    const why =
      "База отвечает, но больше соединений не даёт: поднимите max_connections или предел роли, или остановите лишние узлы. " +
      `Одному процессу портала нужно ${connectionsMost + 2}.`;
    return new Error(why, { cause: error });
  }
  if (state === "53200") {
    const why =
      "Серверу базы не хватает места для замков: поднимите в нём max_locks_per_transaction и перезапустите его.";
    return new Error(why, { cause: error });
  }
  return isOutage(error)
    ? new Error("База из DATABASE_URL не отвечает: проверьте адрес и запущена ли она.", { cause: error })
    : error;
}

async function findServer(options: Options): Promise<Server> {
  const url = options.url ?? (options.dataDir ? undefined : config.databaseUrl);
  if (url) return { url, exclusive: false, stop: async () => {} };
  const dataDir = options.dataDir ?? config.dataDir;
  let folder: ReturnType<typeof takeDataFolder>;
  try {
    folder = takeDataFolder(dataDir);
  } catch (error) {
    if (options.join && (error as DataFolderTaken).name === "DataFolderTaken") {
      return { url: urlOf(socketFolder(dataDir)), exclusive: false, stop: async () => {} };
    }
    throw error;
  }
  try {
    // Each process of the portal may have up to 16 connections of its own.
    const max_connections = String(40 + 20 * (config.workers - 1));
    const server = await startEmbedded({ dataDir, settings: { max_connections } });
    return {
      url: server.url,
      exclusive: true,
      stop: async () => {
        await server.stop();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    const isOfFolder = error instanceof Error && "syscall" in error;
    throw isOfFolder ? new DataFolderUnusable(dataDir, error) : error;
  }
}
