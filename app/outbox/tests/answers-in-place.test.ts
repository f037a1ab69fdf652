import { encode } from "turbo-stream";
import { expect, test } from "vitest";
import { nothingDone } from "../ui/keeping.ts";

test("the answer for a form that did not get through is what Remix itself would send", async () => {
  const sent = await new Response(encode({ data: null }) as ReadableStream<Uint8Array>).text();
  expect(nothingDone).toBe(sent);
});
