import { showToast } from "./toast-store.ts";

/** Copies words and says so; where the browser does not let, on plain http, says what to do instead. */
export async function copy(words: string): Promise<void> {
  const done = await navigator.clipboard?.writeText(words).then(
    () => true,
    () => false,
  );
  if (done) showToast({ id: "copied", kind: "success", text: "Скопировано" });
  else showToast({ id: "copied", kind: "info", text: "Браузер не дал скопировать: выделите адрес и нажмите Ctrl+C" });
}
