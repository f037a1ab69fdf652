type Line = { paragraph: HTMLElement; level: number; isNumbered: boolean };

/** Word pastes lists as paragraphs that only look like lists: the level is in their style, the sign is in their text. */
export function foldWordLists(body: HTMLElement): void {
  let run: Line[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6, div, table, ul, ol")]) {
    const line = lineOf(paragraph);
    if (line && (run.length === 0 || follows(run.at(-1)!.paragraph, paragraph))) run.push(line);
    else if (line || run.length) {
      fold(run);
      run = line ? [line] : [];
    }
  }
  fold(run);
}

function lineOf(paragraph: HTMLElement): Line | null {
  const style = paragraph.dataset.style ?? "";
  const level = /mso-list:\s*\w+\s+level(\d)/i.exec(style)?.[1];
  if (!level) return null;
  const sign = [...paragraph.querySelectorAll<HTMLElement>("[data-style]")].find((one) =>
    /mso-list:\s*ignore/i.test(one.dataset.style ?? ""),
  );
  const isNumbered = /^\s*\(?[\dа-яa-z]{1,4}[.)]/i.test(sign?.textContent ?? "");
  sign?.remove();
  return { paragraph, level: Number(level), isNumbered };
}

function follows(before: HTMLElement, next: HTMLElement): boolean {
  return before.nextElementSibling === next;
}

function fold(run: Line[]): void {
  const [first] = run;
  if (!first) return;
  const make = (tag: string) => first.paragraph.ownerDocument.createElement(tag);
  const open: { list: HTMLElement; level: number }[] = [];
  const place = make("div");
  first.paragraph.before(place);
  for (const { paragraph, level, isNumbered } of run) {
    while (open.length && open.at(-1)!.level > level) open.pop();
    let top = open.at(-1);
    const tag = isNumbered ? "ol" : "ul";
    if (top && top.level === level && top.list.localName !== tag) {
      open.pop();
      top = open.at(-1);
    }
    if (!top || top.level < level) {
      const list = make(tag);
      ((top?.list.lastElementChild as HTMLElement | null | undefined) ?? place).append(list);
      top = { list, level };
      open.push(top);
    }
    const item = make("li");
    item.append(...paragraph.childNodes);
    top.list.append(item);
    paragraph.remove();
  }
  place.replaceWith(...place.childNodes);
}
