import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { openDoor } from "./door.ts";

const megabyte = 1024 * 1024;
export const huge = 10 * megabyte;
/** What a socket may have taken in before anybody looks: the words of one form, and what lies in its buffers. */
export const fewWords = 1.5 * megabyte;
export const bodyTypes = {
  urlencoded: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data; boundary=x",
  json: "application/json",
};
type Kind = keyof typeof bodyTypes;

/** Of each request how much the portal had read of it when its answer began. */
const read = new Map<string, PromiseWithResolvers<number>>();
const note = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const mark = incoming.headers["x-mark"] as string | undefined;
  if (!mark) return;
  let bytes = 0;
  const push = incoming.push.bind(incoming);
  incoming.push = (chunk) => {
    bytes += (chunk as Buffer | null)?.length ?? 0;
    return push(chunk);
  };
  for (const end of ["finish", "close"]) outgoing.once(end, () => read.get(mark)?.resolve(bytes));
};

/** From now on, in this test file, the portal in the process is watched. Call it at the top. */
export function watchReading(): void {
  beforeAll(async () => void (await openDoor()).server.prependListener("request", note));
  afterAll(async () => void (await openDoor()).server.off("request", note));
}

let count = 0;

/** Sends ten megabytes that nobody has asked for, as fast as they are taken, and gives the answer's status and what was read. */
export async function flood(
  world: { origin: string },
  path: string,
  { kind, told }: { kind: Kind; told: boolean },
  headers: Record<string, string> = {},
) {
  const mark = String(++count);
  const whenAnswered = Promise.withResolvers<number>();
  read.set(mark, whenAnswered);
  const { hostname, port, origin } = new URL(world.origin);
  const all = {
    host: new URL(origin).host,
    "sec-fetch-site": "same-origin",
    "content-type": bodyTypes[kind],
    "x-mark": mark,
    ...(told ? { "content-length": String(huge) } : { "transfer-encoding": "chunked" }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const answered = once(socket, "data");
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  const stopped = pour(socket, kind, told);
  const [head] = (await answered) as [Buffer];
  await stopped.stop();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString("latin1"))?.[1]), read: await whenAnswered.promise };
}

function pour(socket: Socket, kind: Kind, told: boolean) {
  let isOver = false;
  socket.on("error", () => {});
  const part = Buffer.alloc(64 * 1024, "a");
  const head =
    kind === "multipart" ? '--x\r\ncontent-disposition: form-data; name="f"; filename="f.txt"\r\n\r\n' : "a=";
  const frame = (chunk: Buffer) =>
    told ? chunk : Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
  const gone = new Promise<void>((done) => socket.once("close", () => done()));
  const done = (async () => {
    socket.write(frame(Buffer.from(head)));
    for (let sent = head.length; sent + part.length < huge && !isOver && !socket.destroyed; sent += part.length) {
      if (!socket.write(frame(part))) await Promise.race([once(socket, "drain").catch(() => {}), gone]);
    }
  })();
  return {
    async stop() {
      isOver = true;
      socket.destroy();
      await Promise.all([done, gone]);
    },
  };
}

/** Begins to send a film and stops in the middle; gives the line once the portal has begun to read it. */
export async function beginUpload(world: { origin: string }, cookie: string): Promise<Socket> {
  const mark = String(++count);
  const { hostname, port, host } = new URL(world.origin);
  const { server } = await openDoor();
  const begun = new Promise<void>((done) => {
    const hear = (incoming: IncomingMessage) => {
      if (incoming.headers["x-mark"] !== mark) return;
      server.off("request", hear);
      incoming.once("resume", () => done());
    };
    server.on("request", hear);
  });
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [`host: ${host}`, `cookie: ${cookie}`, `x-mark: ${mark}`, "sec-fetch-site: same-origin"];
  const length = [`content-type: ${bodyTypes.multipart}`, `content-length: ${huge}`];
  socket.write(`POST /videos HTTP/1.1\r\n${[...head, ...length].join("\r\n")}\r\n\r\n--x\r\n`);
  await begun;
  return socket;
}
