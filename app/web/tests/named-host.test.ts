import { decode } from "turbo-stream";
import { expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess({ LIMITS: "0" });

it("a form that a proxy brings under another name is answered with both names, and keeps its words", async () => {
  const ivan = await world.as("ivan");
  const form = { intent: "publish", body: "Собрались на пристани", _csrf: await ivan.csrf() };
  const headers = { origin: "https://portal.example.org:3443", host: "portal.example.org" };
  const answer = await ivan.send("/ugc/create", { form, headers });
  const html = await answer.text();
  expect(answer.status).toBe(421);
  for (const words of ["«portal.example.org» (Host)", `${config.publicUrl} (PUBLIC_URL)`, "Собрались на пристани"])
    expect(html).toContain(words);
});

it("and a script is told the same, so that its form stays where it is", async () => {
  const ivan = await world.as("ivan");
  const headers = { origin: "https://portal.example.org:3443", host: "portal.example.org" };
  const form = { intent: "publish", body: "Слова", _csrf: await ivan.csrf() };
  const answer = await ivan.send("/ugc/create.data", { form, headers });
  expect(answer.status).toBe(421);
  const { value } = await decode(answer.body!);
  expect(JSON.stringify(value)).toContain("(PUBLIC_URL)");
});
