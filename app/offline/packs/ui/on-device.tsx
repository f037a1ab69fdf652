import { type ComponentType, useEffect, useState } from "react";
import { Card } from "#app/ui/card.tsx";

/** How much the portal keeps on this device: only the device knows, so the server says what it is about. */
export function OnDevice() {
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    navigator.serviceWorker?.ready
      .then(() => import("./device-panel.tsx"))
      .then(
        (late) => setPanel(() => late.DevicePanel),
        () => {},
      );
  }, []);
  return (
    <Card>
      {Panel ? (
        <Panel />
      ) : (
        <p>
          Прочитанное можно хранить на устройстве, чтобы оно открывалось и без сети. Для этого нужен браузер с
          JavaScript.
        </p>
      )}
    </Card>
  );
}
