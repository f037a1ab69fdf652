import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { type ReceivedLetter, readLetter } from "./mail-reading.ts";

export type MailServer = {
  url: string;
  letters: ReceivedLetter[];
  /** What it answers to a receiver instead of taking them: «550», «450». */
  refusals: Map<string, string>;
  /** Called when a letter is there whole, before the sender hears that it was taken. */
  onLetter: (() => Promise<unknown>) | undefined;
  stop(): Promise<void>;
};

/** A mail server that speaks SMTP (RFC 5321) as far as a sender needs it, and keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once("close", () => void sockets.delete(socket)));
    socket.on("error", () => {});
    void converse(socket, mail).catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters: [],
    refusals: new Map(),
    onLetter: undefined,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return mail;
}

async function converse(socket: Socket, mail: MailServer): Promise<void> {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let to: string[] = [];
  let data: string[] | undefined;
  say("220 mail.test ESMTP");
  for await (const line of linesOf(socket)) {
    if (data) {
      if (line !== ".") {
        data.push(line.startsWith(".") ? line.slice(1) : line);
        continue;
      }
      mail.letters.push(readLetter(data.join("\r\n"), to));
      data = undefined;
      await mail.onLetter?.();
      say("250 taken");
      continue;
    }
    const [verb = ""] = line.toUpperCase().split(/[ :]/);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (verb === "EHLO") say("250-mail.test\r\n250 8BITMIME");
    else if (verb === "MAIL" || verb === "RSET" || verb === "NOOP") {
      if (verb !== "NOOP") to = [];
      say("250 well");
    } else if (verb === "RCPT") {
      const refusal = mail.refusals.get(address);
      if (!refusal) to.push(address);
      say(refusal ? `${refusal} not here` : "250 well");
    } else if (verb === "DATA") {
      if (to.length) data = [];
      say(to.length ? "354 go on" : "503 for whom?");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("502 unknown");
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of socket) {
    const lines = (rest + (chunk as Buffer).toString("latin1")).split("\r\n");
    rest = lines.pop()!;
    yield* lines;
  }
}
