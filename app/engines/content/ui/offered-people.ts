import { type FormEvent, type ReactNode, useState } from "react";

/** Offers colleagues in a field, from the first @ on; `reads` is the publication that they must be able to read. */
export function useMentionPicker(reads?: string) {
  const [picker, setPicker] = useState<ReactNode>();
  async function offerPeople({ nativeEvent, target }: FormEvent) {
    if (picker || !(nativeEvent as InputEvent).data?.includes("@")) return;
    const { pickerOf } = await import("./field-picker.tsx");
    setPicker(pickerOf(target as HTMLInputElement, reads));
  }
  return { picker, offerPeople };
}
