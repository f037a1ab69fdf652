import { request } from "node:http";
import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

/** Sends a multipart form as anna, its last `late` bytes a moment after the rest, and gives the answer's status. */
async function sendLate(path: string, form: FormData, late: number, headers: Record<string, string>): Promise<number> {
  const anna = await world.as("anna");
  const asked = new Request(world.origin, { method: "POST", body: form });
  const type = asked.headers.get("content-type")!;
  const bytes = new Uint8Array(await asked.arrayBuffer());
  const line = request(new URL(path, world.origin), {
    method: "POST",
    headers: { cookie: anna.cookieHeader, origin: world.origin, "content-type": type, ...headers },
  });
  const answer = new Promise<number>((resolve, reject) => {
    line.on("response", (one) => resolve(one.resume().statusCode!)).on("error", reject);
  });
  line.setHeader("content-length", bytes.length);
  await new Promise<unknown>((sent) => line.write(bytes.subarray(0, -late), sent));
  // What came before them the portal has read: it has answered whoever asked later.
  for (const _ of [1, 2]) await fetch(new URL("/about", world.origin));
  line.end(bytes.subarray(-late));
  return answer;
}

it.each([1, 2, 3, 4, 5])("a form whose last bytes come late is whole: %i of them", async (late) => {
  const anna = await world.as("anna");
  const form = new FormData();
  const fields = { _csrf: await anna.csrf(), intent: "publish", body: `Последним пришёл хвост: ${late}` };
  for (const [name, value] of Object.entries({ ...fields, feed: "life", reach: "company" })) form.set(name, value);
  const page = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  expect(await sendLate("/ugc/create", form, late, page)).toBe(303);

  const picture = new FormData();
  picture.set("file", new File(["Записка"], "Записка.txt", { type: "text/plain" }));
  const script = { "sec-fetch-site": "same-origin", "x-csrf-token": await anna.csrf(), accept: "application/json" };
  expect(await sendLate("/api/gstorage/public/v3/files/upload", picture, late, script)).toBeLessThan(300);
});
