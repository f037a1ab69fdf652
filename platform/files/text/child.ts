import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import type { Answer, Order, Reason } from "./limits.ts";
import type { Said } from "./thread.ts";

// Reads one file in a thread and looks after it: what takes too long or grows too large ends with this process.
const order = JSON.parse(process.argv[2]!) as Order;
const { letters, memoryBytes, ms } = order.limits;
let text = "";
let isAnswered = false;

function answer(reason: Reason | undefined): void {
  if (isAnswered) return;
  isAnswered = true;
  const said: Answer = { text: text.slice(0, letters), ...(reason && { reason }) };
  process.stdout.write(JSON.stringify(said), () => process.exit());
}

const bytes = new Uint8Array(await buffer(process.stdin));
const thread = new Worker(new URL("./thread.ts", import.meta.url), {
  workerData: { ...order, bytes },
  transferList: [bytes.buffer],
  resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memoryBytes / 2 / 1024 / 1024) },
  stdout: true,
  stderr: true,
});
thread.on("message", (said: Said) => {
  if ("reason" in said) return answer(said.reason);
  text += said.text;
  if (text.length >= letters) answer(undefined);
});
thread.on("error", (error) => {
  answer((error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY" ? "too-hungry" : "broken");
});
thread.on("exit", () => answer("broken"));
setTimeout(() => answer("too-slow"), ms);
setInterval(() => void (process.memoryUsage.rss() > memoryBytes && answer("too-hungry")), 20);
