import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DatabaseLine = {
  url: string;
  /** The database is away: open connections die, new ones are refused at once. */
  cut(): void;
  mend(): void;
  close(): void;
};

/** The line between a portal and its database, which a test can cut. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get("host");
  const port = Number(target.port || 5432);
  const dial = () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname));
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = dial();
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
