import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Visit } from "../contract.ts";
import { createQueue, type Outcome } from "../ui/visit-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visit = (number: number): Visit => ({ id: String(number), kind: "page", path: "/main", at: "" });

function queue(answers: Outcome[] = [], kept: { visit: Visit; tries: number }[] = []) {
  const sent: string[][] = [];
  const store = { left: kept };
  const made = createQueue(
    async (batch) => {
      sent.push(batch.map(({ id }) => id));
      return answers.shift() ?? "taken";
    },
    { read: () => kept, write: (left) => (store.left = left) },
  );
  return { ...made, sent, store };
}

it("sends what has come in five seconds together", async () => {
  const { add, sent } = queue();
  add(visit(1));
  await vi.advanceTimersByTimeAsync(4900);
  add(visit(2));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["1", "2"]]);
});

it("sends ten at once, and never more", async () => {
  const { add, sent, store } = queue();
  for (let number = 0; number < 12; number++) add(visit(number));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map((batch) => batch.length)).toEqual([10, 2]);
  expect(store.left).toEqual([]);
});

it("tries a batch four times with the same ids, then lets it go", async () => {
  const { add, sent, store } = queue(Array(9).fill("failed"));
  add(visit(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([["1"], ["1"], ["1"], ["1"]]);
  expect(store.left).toEqual([]);
});

it("forgets everything when the person does not agree any more", async () => {
  const { add, sent, store } = queue(["refused"]);
  for (let number = 0; number < 12; number++) add(visit(number));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBe(1);
  expect(store.left).toEqual([]);
});

it("goes on with what a page before has left", async () => {
  const { sent } = queue([], [{ visit: visit(7), tries: 3 }]);
  await vi.advanceTimersByTimeAsync(5100);
  expect(sent).toEqual([["7"]]);
});
