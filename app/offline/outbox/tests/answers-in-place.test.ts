import { encode } from "turbo-stream";
import { expect, test } from "vitest";
import { nothingDone, toOutbox } from "../ui/keeping.ts";

const sent = (value: unknown) => new Response(encode(value) as ReadableStream<Uint8Array>).text();

test("the answer for a form that did not get through is what Remix itself would send", async () => {
  expect(nothingDone).toBe(await sent({ data: null }));
});

test("so is the one that leads to the outbox", async () => {
  const redirect = { redirect: "/outbox", status: 303, revalidate: false, reload: true, replace: false };
  expect(toOutbox).toBe(await sent(redirect));
});
