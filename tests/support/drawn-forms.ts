import type { Browser } from "./browser.ts";

/** A form as the server draws it. */
export type DrawnForm = {
  /** The address that drew it. */
  page: string;
  tag: string;
  inside: string;
  /** Those inside, and those elsewhere that name it. */
  buttons: string[];
};

export const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

/** Every form that the server draws at an address, with its buttons. */
export async function formsAt(browser: Browser, path: string): Promise<DrawnForm[]> {
  const html = await (await browser.send(path)).text();
  const outer = html.replace(/<form\b[\s\S]*?<\/form>/g, "");
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)].map(([, tag = "", inside = ""]) => {
    const id = attribute(tag, "id");
    const elsewhere = [...outer.matchAll(/<button\b[^>]*>/g)].map(([button]) => button);
    const ours = elsewhere.filter((button) => id && attribute(button, "form") === id);
    return {
      page: path,
      tag,
      inside,
      buttons: [...[...inside.matchAll(/<button\b[^>]*>/g)].map(([one]) => one), ...ours],
    };
  });
}

/** What the form's own hidden fields carry. */
export function hiddenIn({ inside }: DrawnForm): Record<string, string> {
  const hidden = [...inside.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  return Object.fromEntries(hidden.map((input) => [attribute(input, "name")!, attribute(input, "value") ?? ""]));
}

/** What it may ask for. */
export function intentsOf({ inside, buttons }: DrawnForm): string[] {
  const named = [...buttons, ...[...inside.matchAll(/<input\b[^>]*>/g)].map(([input]) => input)];
  return named.filter((one) => attribute(one, "name") === "intent").map((one) => attribute(one, "value")!);
}

const written = new Set([undefined, "text", "search", "url", "email", "tel"]);

/** The names of the fields that take words: boxes of text and lines; no passwords, which are never written back. */
export function wordFieldsOf({ inside }: DrawnForm): string[] {
  const boxes = [...inside.matchAll(/<textarea\b[^>]*>/g)].map(([tag]) => tag);
  const lines = [...inside.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) =>
    written.has(attribute(tag, "type")) ? [tag] : [],
  );
  return [...new Set([...boxes, ...lines].flatMap((tag) => attribute(tag, "name") ?? []))];
}
