import { renderToStaticMarkup as draw } from "react-dom/server";
import { expect, test } from "vitest";
import { phoneHref, phoneText } from "../phone-text.ts";
import { counted, plural } from "../plural.ts";
import { type RichNode, RichText } from "../rich-text.tsx";
import { Time } from "../time.tsx";
import { agoText, dayText, momentText } from "../time-text.ts";

const words = ["публикация", "публикации", "публикаций"] as const;

test("numbers take the right Russian word", () => {
  const said = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map((count) => plural(count, words));
  expect(said).toEqual([2, 0, 1, 2, 2, 2, 0, 1, 2, 0, 2].map((form) => words[form]));
  expect(plural(1.5, ["балл", "балла", "баллов"])).toBe("балла");
  expect(counted(1205, words)).toBe("1\u00a0205\u00a0публикаций");
});

test("a phone is written as people read it, and a foreign one as it is kept", () => {
  expect(phoneText("+79001234567")).toBe("+7\u00a0900\u00a0123-45-67");
  expect(phoneText("+375291234567")).toBe("+375291234567");
  expect(phoneHref("+7 (495) 123-45-67 доб. 123")).toBe("tel:+74951234567;ext=123");
  expect(phoneHref("8 900 111-22-33")).toBe("tel:89001112233");
});

const zone = "Europe/Moscow";
const now = new Date("2025-11-21T12:00:00Z");
const ago = (text: string) => agoText(new Date(text), zone, now).replaceAll("\u00a0", " ");

test("a moment is said as a person would say it, in the reader's zone", () => {
  expect(ago("2025-11-21T11:59:40Z")).toBe("только что");
  expect(ago("2025-11-21T11:39:00Z")).toBe("21 минуту назад");
  expect(ago("2025-11-21T10:00:00Z")).toBe("2 часа назад");
  expect(ago("2025-11-20T21:30:00Z")).toBe("сегодня в 00:30");
  expect(ago("2025-11-20T20:30:00Z")).toBe("вчера в 23:30");
  expect(ago("2025-03-08T07:00:00Z")).toBe("8 марта в 10:00");
  expect(dayText(new Date("2024-12-31T22:00:00Z"), zone, now).replaceAll("\u00a0", " ")).toBe("1 января");
  expect(momentText(new Date("2025-11-22T06:00:00Z"), "Asia/Vladivostok", now)).toBe("завтра в 16:00");
});

test("the machine's time stands beside the words", () => {
  const html = draw(<Time value="2025-11-21T10:00:00.000Z" zone={zone} now={now.toISOString()} />);
  expect(html).toContain('dateTime="2025-11-21T10:00:00.000Z"');
  expect(html).toContain('title="сегодня в 13:00"');
});

const page = (...content: RichNode[]) => draw(<RichText doc={{ type: "doc", content }} />);
const link = (href: string): RichNode => ({
  type: "paragraph",
  content: [{ type: "text", text: "слово", marks: [{ type: "link", attrs: { href } }] }],
});

test("a rich text becomes plain tags", () => {
  const html = page(
    { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "План" }] },
    {
      type: "ordered_list",
      attrs: { order: 3 },
      content: [{ type: "list_item", content: [link("https://example.ru/?a=1")] }],
    },
    {
      type: "paragraph",
      content: [{ type: "text", text: "да", marks: [{ type: "strong" }, { type: "em" }] }, { type: "hard_break" }],
    },
  );
  expect(html).toContain("<h3>План</h3>");
  expect(html).toContain(
    '<ol start="3"><li><p><a href="https://example.ru/?a=1" rel="noopener nofollow ugc">слово</a></p></li></ol>',
  );
  expect(html).toContain("<em><strong>да</strong></em><br/>");
});

test("a film is a link to its page, and no host is told of the reader before it is pressed", () => {
  const html = page({ type: "video", attrs: { provider: "youtube", id: "dQw4w9WgXcQ" } });
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener nofollow ugc">');
  expect(html).not.toMatch(/<iframe|<img/);
  for (const attrs of [
    { provider: "evil", id: "1" },
    { provider: "youtube", id: '"><script>' },
    { provider: "toString" },
  ])
    expect(page({ type: "video", attrs })).toBe('<div class="prose"></div>');
});

test("a rich text lets nothing dangerous through", () => {
  const script: RichNode = { type: "script", content: [{ type: "text", text: "alert(1)" }] };
  expect(page(script, { type: "text", text: "<script>alert(1)</script>" })).not.toContain("<script");
  for (const href of [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,1",
    "//evil.ru",
    "/\\evil.ru",
    "vbscript:1",
    "https:evil.ru",
  ]) {
    expect(page(link(href)), href).toContain("<p>слово</p>");
  }
  expect(page({ type: "image", attrs: { src: "https://evil.ru/1.png" } })).not.toContain("<img");
  expect(draw(<RichText doc={{ type: "doc", content: "oops" as unknown as RichNode[] }} />)).toBe(
    '<div class="prose"></div>',
  );
});

test("a picture among the words is one that the page knows", () => {
  const known = "01a20f77-1111-7222-8333-444455556666";
  const drawn = (file: unknown) =>
    draw(
      <RichText
        doc={{ type: "doc", content: [{ type: "picture", attrs: { file } }] }}
        picture={(one) => one === known && <b>{one}</b>}
      />,
    );
  expect(drawn(known)).toBe(`<div class="prose"><b>${known}</b></div>`);
  for (const file of ["01a20f77-1111-7222-8333-000000000000", "../main", 1, undefined])
    expect(drawn(file)).toBe('<div class="prose"></div>');
  expect(page({ type: "picture", attrs: { file: known } })).toBe('<div class="prose"></div>');
});

test("hashtags become links where the page says whither, but not inside a link or a word", () => {
  const line = (text: string, marks?: RichNode["marks"]): RichNode => ({
    type: "paragraph",
    content: [{ type: "text", text, marks }],
  });
  const drawLinked = (...content: RichNode[]) =>
    draw(
      <RichText doc={{ type: "doc", content }} hashtagHref={(name) => (name === "спам" ? undefined : `/t/${name}`)} />,
    );
  expect(drawLinked(line("#кофе #спам"))).toContain('<p><a href="/t/кофе">#кофе</a> #спам</p>');
  expect(drawLinked(line("#кофе и #новый_год, но не a#б и не #я"))).toContain(
    '<p><a href="/t/кофе">#кофе</a> и <a href="/t/новый_год">#новый_год</a>, но не a#б и не #я</p>',
  );
  expect(drawLinked(line("#кофе", [{ type: "link", attrs: { href: "/x" } }]))).toContain(
    '<a href="/x" rel="noopener nofollow ugc">#кофе</a>',
  );
  expect(page(line("#кофе"))).toContain("<p>#кофе</p>");
});

test("an address among words is a link, and nothing else becomes a tag", () => {
  const said = (text: string) => page({ type: "paragraph", content: [{ type: "text", text }] });
  expect(said("См. https://veche.example/?a=1&b=2.")).toMatch(
    /См\. <a [^>]*href="https:\/\/veche\.example\/\?a=1&amp;b=2" rel="noopener nofollow ugc">[^<]*<\/a>\./,
  );
  expect(said('<b>да</b> javascript:alert(1) https://a.example/"onclick=x')).not.toMatch(
    /<b>|href="javascript|onclick="/,
  );
});
