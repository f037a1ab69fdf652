import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Block, block } from "../contract.ts";
import { Blocks } from "../ui/blocks.tsx";

const words = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</p><iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "<svg/onload=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];
const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "blob:https://x",
  "https:evil",
  "\\\\evil.example",
];

/** Every field of every kind of block with the same words in it. */
const blocksOf = (said: string): Block[] => [
  { kind: "text", id: "b-1", title: said, text: said },
  { kind: "image", id: "b-2", picture: null, alt: said, caption: said },
  { kind: "list", id: "b-3", title: said, ordered: true, items: [said] },
  { kind: "table", id: "b-4", title: said, rows: [[said], [said]] },
  { kind: "button", id: "b-5", text: said, address: "/main" },
  { kind: "faq", id: "b-6", title: said, items: [{ question: said, answer: said }] },
];

it.each(words)("%s is words and nothing else in every field of every block", (said) => {
  const blocks = blocksOf(said).map((one) => block.parse(one));
  const page = { service: "s", alias: "main", blocks, pictures: [], pages: [] };
  const html = renderToStaticMarkup(<Blocks page={page} />);
  expect(html).not.toMatch(/<(script|iframe|svg\/onload)|<img src=x|<[^>]*\son\w+=(?!"")/i);
  expect(html).not.toMatch(/(href|src)="\s*javascript:/i);
});

it.each(addresses)("no button leads to %j", (address) => {
  expect(block.safeParse({ kind: "button", id: "b-1", text: "Нажмите", address }).success).toBe(false);
});
