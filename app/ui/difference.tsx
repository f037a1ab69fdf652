import type { Difference as Parts } from "#app/rich-text/difference.ts";

/** A changed text: what was taken out is struck through, what is new is underlined. */
export function Difference({ parts }: { parts: Parts }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map(({ text, change }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
        <Part key={at} text={text} change={change} />
      ))}
    </p>
  );
}

function Part({ text, change }: Parts[number]) {
  if (change === "added") return <ins className="rounded-chip bg-success-tint px-0.5">{text}</ins>;
  if (change === "removed") return <del className="rounded-chip bg-danger-tint px-0.5">{text}</del>;
  return text;
}
