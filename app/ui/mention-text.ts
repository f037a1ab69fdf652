/** A text in which colleagues can be named: how the picker sees what is written after an @ and puts a name in its place. */
export type MentionText = {
  /** Has the focus and the keys while somebody writes. */
  element: HTMLElement;
  /** What is written after an @ that the caret stands behind; nothing where there is no such @. */
  query(): string | undefined;
  /** Puts a name in the place of the @ and of what is written after it. */
  put(name: string): void;
  /** Tells of every change of the words and of the caret; gives a way to stop. */
  follow(look: () => void): () => void;
  /** Where on the screen the line ends that is being written; without it the picker stands under the whole text. */
  lineEnd?(): number;
};

/** The name that is being written at the end of these words. */
export function nameIn(words: string): string | undefined {
  return /(?:^|[^\p{L}\p{N}_.@/+-])@([\p{L}\d_-]*)$/u.exec(words)?.[1];
}

/** A field of a form as such a text. */
export function textOfField(element: HTMLTextAreaElement | HTMLInputElement): MentionText {
  const caret = () => element.selectionStart ?? element.value.length;
  const query = () => nameIn(element.value.slice(0, caret()));
  const events = ["input", "click"];
  return {
    element,
    query,
    put(name) {
      const end = caret();
      element.setRangeText(name, end - 1 - (query() ?? "").length, end, "end");
    },
    follow(look) {
      for (const event of events) element.addEventListener(event, look);
      return () => {
        for (const event of events) element.removeEventListener(event, look);
      };
    },
  };
}
