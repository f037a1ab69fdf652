import { encode } from "turbo-stream";
import { describe, expect, test } from "vitest";
import { endOf, read } from "../ui/answer.ts";

const text = (value: unknown) => new Response(encode(value) as ReadableStream<Uint8Array>).text();
const answer = async (value: unknown, status: number, isOurs = true) =>
  new Response(await text(value), { status, headers: isOurs ? { "x-remix-response": "yes" } : {} });
const redirect = (to: string, status: number) =>
  answer({ redirect: to, status, revalidate: false, reload: false, replace: false }, 202);

test("plain data is read as the library writes it", async () => {
  const value = { data: { form: { status: "error", error: { text: ["Напишите текст", "ещё"], none: null }, n: 1.5 } } };
  const read_ = read(await text(value)) as typeof value;
  expect(read_.data.form.error.text).toEqual(["Напишите текст", "ещё"]);
  expect(read_.data.form.n).toBe(1.5);
  expect(read("<!doctype html>\n<p>502")).toBeUndefined();
});

describe("what became of a form", () => {
  test("a deed leads on", async () => {
    expect(await endOf(await redirect("/ugc/1", 303))).toEqual({ kind: "done" });
  });

  test("the guard leads to the sign-in, to the consent or to a closed door before anything is done", async () => {
    expect(await endOf(await redirect("/login?returnTo=%2Fugc", 302))).toEqual({ kind: "signed-out" });
    expect(await endOf(await redirect("/?ended", 303))).toEqual({ kind: "signed-out" });
    expect(await endOf(await redirect("/agreements/consent", 302))).toEqual({ kind: "later", isFailure: false });
    expect(await endOf(await redirect("/not-allowed", 302))).toMatchObject({ kind: "refused" });
  });

  test("a refusal tells its first problem, or what its status means", async () => {
    const form = { error: { body: ["Напишите текст публикации"] } };
    expect(await endOf(await answer({ data: { form } }, 422))).toEqual({ kind: "refused", reason: form.error.body[0] });
    expect(await endOf(await answer({ data: { form: undefined } }, 404))).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("удалено"),
    });
  });

  test("a busy portal, an absent one and a failing one are told apart", async () => {
    expect(await endOf(await answer({ data: {} }, 429))).toEqual({ kind: "later", isFailure: false, wait: 0 });
    expect(await endOf(await answer({ data: {} }, 502, false))).toEqual({ kind: "later", isFailure: false, wait: 0 });
    expect(await endOf(await answer({ data: {} }, 500))).toEqual({ kind: "later", isFailure: true });
  });

  test("a portal that asks to wait is heard; a wait of hours is told as a refusal, so that the rest may go", async () => {
    const busy = (after: string, status = 429) =>
      endOf(new Response("", { status, headers: { "retry-after": after } }));
    expect(await busy("42")).toEqual({ kind: "later", isFailure: false, wait: 42 });
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    expect(await busy(inAMinute)).toMatchObject({ kind: "later", isFailure: false });
    expect(await busy("7200")).toMatchObject({ kind: "refused", reason: expect.stringContaining("ещё раз после") });
    // A portal that is away does not know for how long.
    expect(await busy("7200", 503)).toEqual({ kind: "later", isFailure: false, wait: 300 });
    expect(await busy("some day")).toEqual({ kind: "later", isFailure: false, wait: 0 });
  });
});
