import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import type { IconName } from "../icon.tsx";
import { useChanges } from "./changes.ts";
import { insertTable } from "./table-nodes.ts";

export type Asking = "link" | "video" | "picture";

type Tool = {
  label: string;
  icon: IconName;
  keys?: string;
  press(editor: Editor, ask: (what: Asking) => void): void;
  /** The mark or node that it turns on and off. */
  turns?: string;
  /** Whether it could do something now. */
  can?: (editor: Editor) => boolean;
};

const allTools: Tool[] = [
  {
    label: "Жирный",
    icon: "bold",
    keys: "B",
    turns: "bold",
    press: (editor) => editor.commands.toggleBold(),
  },
  {
    label: "Курсив",
    icon: "italic",
    keys: "I",
    turns: "italic",
    press: (editor) => editor.commands.toggleItalic(),
  },
  {
    label: "Подчёркнутый",
    icon: "underline",
    keys: "U",
    turns: "underline",
    press: (editor) => editor.commands.toggleUnderline(),
  },
  { label: "Ссылка", icon: "link", keys: "K", turns: "link", press: (_editor, ask) => ask("link") },
  {
    label: "Подзаголовок",
    icon: "heading",
    turns: "heading",
    press: (editor) => editor.commands.toggleHeading({ level: 2 }),
  },
  {
    label: "Цитата",
    icon: "quote",
    turns: "blockquote",
    press: (editor) => editor.commands.toggleBlockquote(),
  },
  {
    label: "Маркированный список",
    icon: "list-bulleted",
    turns: "bulletList",
    press: (editor) => editor.commands.toggleBulletList(),
  },
  {
    label: "Нумерованный список",
    icon: "list-numbered",
    turns: "orderedList",
    press: (editor) => editor.commands.toggleOrderedList(),
  },
  { label: "Картинка", icon: "image", press: (_editor, ask) => ask("picture") },
  { label: "Таблица", icon: "table", turns: "table", can: (editor) => !editor.isActive("table"), press: insertTable },
  { label: "Видео", icon: "video", press: (_editor, ask) => ask("video") },
  {
    label: "Отменить",
    icon: "undo",
    keys: "Z",
    can: (editor) => editor.can().undo(),
    press: (editor) => editor.commands.undo(),
  },
  {
    label: "Вернуть",
    icon: "redo",
    keys: "Shift+Z",
    can: (editor) => editor.can().redo(),
    press: (editor) => editor.commands.redo(),
  },
];

type Props = { editor: Editor; controls: string; ask(what: Asking): void; takesPictures: boolean };

/** One stop for Tab; arrows move among the tools, Esc goes back to the text, Alt+F10 comes here from it. */
export function Toolbar({ editor, controls, ask, takesPictures }: Props) {
  const tools = takesPictures ? allTools : allTools.filter(({ label }) => label !== "Картинка");
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useChanges(editor);
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.altKey && event.key === "F10") bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
      if ((event.ctrlKey || event.metaKey) && event.code === "KeyK") {
        event.preventDefault();
        ask("link");
      }
    };
    const { dom } = editor.view;
    dom.addEventListener("keydown", enter);
    return () => dom.removeEventListener("keydown", enter);
  }, [editor, ask]);
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") return void editor.commands.focus();
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Оформление текста"
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap sm:gap-0.5"
    >
      {tools.map((tool, index) => (
        <Button
          key={tool.label}
          type="button"
          look="quiet"
          size="s"
          icon={tool.icon}
          iconOnly
          tabIndex={index === at ? 0 : -1}
          title={tool.keys ? `${tool.label} (Ctrl+${tool.keys})` : tool.label}
          aria-keyshortcuts={tool.keys && `Control+${tool.keys}`}
          aria-pressed={tool.turns ? editor.isActive(tool.turns) : undefined}
          aria-disabled={tool.can ? !tool.can(editor) : undefined}
          className="aria-disabled:opacity-50 aria-pressed:bg-tint"
          onFocus={() => setAt(index)}
          onClick={() => {
            // At once: by its own command the editor takes focus a frame later, and the first letters are lost.
            editor.view.focus();
            tool.press(editor, ask);
          }}
        >
          {tool.label}
        </Button>
      ))}
    </div>
  );
}
