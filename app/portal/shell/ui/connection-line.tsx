import { useSyncExternalStore } from "react";
import { useRoot } from "#app/web/root-data.ts";
import { connection } from "./connection-store.ts";

const look = "bg-warning-tint px-4 py-2 text-center text-sm font-medium text-warning empty:hidden";

/** «Нет связи. Показано сохранённое на 14:05», on top of every page; in pages without script the worker alone writes it. */
export function ConnectionLine() {
  const text = useSyncExternalStore(connection.subscribe, connection.read, connection.readOnServer);
  return (
    <p id="connection" role="status" className={look} suppressHydrationWarning>
      {text}
    </p>
  );
}

/** «Исходящие: 2», on top of every page of the one who wrote them; the outbox counts them when the page has come. */
export function OutboxLine() {
  const { viewer } = useRoot();
  const account = viewer.isGuest || viewer.isShown ? undefined : viewer.accountId;
  return <p id="outbox" role="status" className={look} data-account={account} />;
}
