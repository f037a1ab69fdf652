/** What support needs to know of an error (specification §8). */
export type Facts = {
  time: string;
  url: string;
  userAgent: string;
  /** Which part of the portal it happened in: the page's route. */
  module: string;
  message: string;
  type: string;
  stack: string;
  /** The request that failed on the server. */
  code?: string;
};

/** Reads an error as the browser gives it. */
export function factsOf(error: unknown, module: string): Facts {
  const {
    name = typeof error,
    message = String(error),
    stack = "",
  } = error instanceof Error ? error : ({} as Partial<Error>);
  return {
    time: new Date().toISOString(),
    url: location.href,
    userAgent: navigator.userAgent,
    module,
    message,
    type: name,
    stack,
  };
}

/** The block that a person copies to support: in the console, and on the page that says something broke. */
export function supportText(facts: Facts): string {
  const lines = [
    ["Время", facts.time],
    ["Адрес страницы", facts.url],
    ["Браузер", facts.userAgent],
    ["Модуль", facts.module],
    ["Сообщение", facts.message],
    ["Тип", facts.type],
    ["Код ошибки", facts.code],
    ["Стек вызовов", facts.stack],
  ];
  return [
    "Произошла ошибка. Пожалуйста, скопируйте этот текст и отправьте в службу поддержки:",
    ...lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ].join("\n");
}

const told = new WeakSet<object>();

/** Writes the block to the console, once for each error. */
export function tellConsole(error: unknown, module: string): void {
  if (typeof error === "object" && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  const facts = factsOf(error, module);
  toConsole(supportText(facts));
  tellPortal(facts);
}

let toldPortal = 0;

/** Tells the portal's own list of errors, a few times a page: a page that breaks over and over says nothing new. */
function tellPortal({ module, type, message, stack }: Facts): void {
  const csrf = document.querySelector<HTMLInputElement>("input[name=_csrf]")?.value;
  if (!csrf || toldPortal++ >= 5) return;
  fetch("/api/errors", {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf-token": csrf },
    body: JSON.stringify({
      module: module.slice(0, 200),
      type: type.slice(0, 100),
      message: message.slice(0, 1000),
      stack: stack.slice(0, 8000),
    }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Writes a line for those who look after the portal: that is where the specification wants it (§8). */
export function toConsole(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the place that the specification names.
  console.error(text);
}
