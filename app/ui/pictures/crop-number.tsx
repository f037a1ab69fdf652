import { useState } from "react";

type Props = { label: string; value: number; min: number; onNumber(value: number): void };

/** One side of the frame in percent. While somebody types, the field says what is typed, and the frame follows what fits. */
export function CropNumber({ label, value, min, onNumber }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    if (text !== "" && Number(text) >= min) onNumber(Number(text) / 100);
  };
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      {label}
      <input
        type="number"
        min={min}
        max={100}
        value={typed ?? Math.round(value * 100)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        className="control"
      />
    </label>
  );
}
