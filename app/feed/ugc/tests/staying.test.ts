import { describe, expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess({ LIMITS: "0" });

async function publishFrom(from: string | null) {
  const anna = await portal.as("anna");
  const asked = from === null ? "" : `?${new URLSearchParams({ from })}`;
  const form = { intent: "publish", body: "Слово над лентой", feed: "blogs", reach: "company" };
  const typed = { ...form, _key: crypto.randomUUID(), _csrf: await anna.csrf() };
  const answer = await anna.send(`/ugc/create${asked}`, { form: typed });
  expect(answer.status).toBe(303);
  return { anna, to: answer.headers.get("location")! };
}

describe("who writes over a list", () => {
  it("stays there, and finds what they wrote and a way to it", async () => {
    const { anna, to } = await publishFrom("/feed/blogs");
    expect(to).toBe("/feed/blogs");
    const { html } = await anna.open(to);
    expect(html).toMatch(/Опубликовано[\s\S]*?href="\/ugc\/[0-9a-f-]{36}"[^>]*>Открыть/);
    expect(html.indexOf("Слово над лентой")).toBeGreaterThan(0);
  });

  it("is led to what they wrote when they come from nowhere, and never to another site", async () => {
    expect((await publishFrom(null)).to).toMatch(/^\/ugc\/[0-9a-f-]{36}$/);
    for (const from of ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])
      expect([from, (await publishFrom(from)).to]).toEqual([from, "/main"]);
  });
});
