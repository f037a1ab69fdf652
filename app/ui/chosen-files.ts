import { useEffect, useRef, useState } from "react";

/** The pictures that browsers draw and the portal takes. */
export const drawable = "image/jpeg,image/png,image/webp,image/gif,image/avif";

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const numbers = new WeakMap<File, number>();
let count = 0;

/** What tells a chosen file from the others while they change places. */
export function keyOf(file: File): number {
  if (!numbers.has(file)) numbers.set(file, ++count);
  return numbers.get(file)!;
}

/** Whether a field takes files of such a kind; one that says nothing takes all. */
const takes = ({ accept }: HTMLInputElement, { type }: File) => !accept || accept.split(",").includes(type);

/**
 * The files of one field. What is chosen joins what was chosen before where the field takes several, and a picture pasted
 * anywhere in its form joins them too: browsers by themselves put each choice in place of the one before.
 */
export function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<File[]>([]);
  const [files, setFiles] = useState<File[]>([]);
  const [said, say] = useState("");
  const put = useRef((next: File[]) => {
    const kept = new DataTransfer();
    for (const file of next) kept.items.add(file);
    if (input.current) input.current.files = kept.files;
    held.current = next;
    setFiles(next);
  }).current;
  const add = useRef((more: File[]) => {
    const news = more.filter((file) => !held.current.some((one) => isSame(one, file)));
    put(input.current?.multiple ? [...held.current, ...news] : more.slice(-1));
  }).current;

  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    // Chosen before there was script.
    if (field?.files?.length) add([...field.files]);
    if (!field || !form) return;
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      // What comes with words is words: tables are on the clipboard as pictures of themselves too.
      if (!data || event.defaultPrevented || data.getData("text/plain")) return;
      const pictures = [...data.files].filter((file) => file.type.startsWith("image/") && takes(field, file));
      if (pictures.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      for (let fold = field.closest("details"); fold; fold = fold.parentElement!.closest("details")) fold.open = true;
      add(pictures);
      say(`Добавлено: ${pictures.map(({ name }) => name).join(", ")}`);
    };
    const empty = () => {
      held.current = [];
      setFiles([]);
    };
    form.addEventListener("paste", paste, true);
    form.addEventListener("reset", empty);
    return () => {
      form.removeEventListener("paste", paste, true);
      form.removeEventListener("reset", empty);
    };
  }, [add]);

  const choose = () => {
    const chosen = [...(input.current?.files ?? [])];
    // Some browsers empty a field whose question is closed without an answer.
    if (chosen.length) add(chosen);
    else put(held.current);
  };
  const remove = (file: File) => {
    put(held.current.filter((one) => one !== file));
    input.current?.focus();
  };
  return { input, files, said, choose, remove };
}

/** The address of a chosen file that the page can draw, as long as it is drawn. */
export function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
