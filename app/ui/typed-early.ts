/** React writes a text area's first text into it anew when it takes the page over: what was typed before that stays. */
export function keepTypedEarly(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!;
  for (const area of document.querySelectorAll("textarea")) {
    Object.defineProperty(area, "value", {
      configurable: true,
      get: own.get,
      set(text: string) {
        Reflect.deleteProperty(area, "value");
        if (text !== area.defaultValue) area.value = text;
      },
    });
  }
}
