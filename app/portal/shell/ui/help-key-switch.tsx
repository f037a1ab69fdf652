import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";

const name = "no-help-key";

/** Whether «?» opens the list of keys in this browser; without script there is no such key. */
export function HelpKeySwitch() {
  const [isOff, turn] = useState<boolean>();
  useEffect(() => turn(localStorage.getItem(name) !== null), []);
  if (isOff === undefined) return null;
  const change = () => {
    if (isOff) localStorage.removeItem(name);
    else localStorage.setItem(name, "1");
    turn(!isOff);
  };
  return (
    <Button type="button" onClick={change}>
      {isOff ? "Открывать этот список знаком «?»" : "Не открывать этот список знаком «?»"}
    </Button>
  );
}
