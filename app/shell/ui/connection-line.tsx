import { useSyncExternalStore } from "react";
import { connection } from "./connection-store.ts";

/** «Нет связи. Показано сохранённое на 14:05», on top of every page; in pages without script the worker alone writes it. */
export function ConnectionLine() {
  const text = useSyncExternalStore(connection.subscribe, connection.read, connection.readOnServer);
  return (
    <p
      id="connection"
      role="status"
      className="bg-warning-tint px-4 py-2 text-center text-sm font-medium text-warning empty:hidden"
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}
