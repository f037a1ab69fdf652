import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** Copies a text and says so; comes with script only, where the browser lets pages copy. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [able, setAble] = useState(false);
  const [done, setDone] = useState(false);
  useEffect(() => setAble(Boolean(navigator.clipboard)), []);
  if (!able) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setAble(false),
    );
  return (
    <>
      <Button type="button" look="quiet" size="s" icon={done ? "check" : "copy"} onClick={copy}>
        {children}
      </Button>
      <span role="status" className="sr-only">
        {done ? "Скопировано" : ""}
      </span>
    </>
  );
}
