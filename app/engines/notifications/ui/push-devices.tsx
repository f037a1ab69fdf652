import { type ComponentType, useEffect, useState } from "react";
import type { DeviceView } from "#app/engines/notifications/contract.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { PanelProps } from "./push-panel.tsx";

type DevicesProps = { pushKey: string; devices: DeviceView[] };

/** Where notices are shown by the browser itself; whether it does so here only the browser knows, and tells with script. */
export function PushDevices({ pushKey, devices }: DevicesProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [here, setHere] = useState<string>();
  useEffect(() => {
    import("./push-panel.tsx").then(
      (late) => setPanel(() => late.PushPanel),
      () => {},
    );
  }, []);
  return (
    <Card className="space-y-4">
      <p className="text-soft">
        Браузер покажет уведомление, даже когда портал закрыт. Оно идёт зашифрованным через службу самого браузера.
      </p>
      {Panel ? (
        <Panel {...{ pushKey, devices, onKnown: setHere }} />
      ) : (
        <p>Чтобы разрешить уведомления на этом устройстве, нужен браузер с JavaScript.</p>
      )}
      {devices.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {devices.map((device) => (
            <Device key={device.id} {...device} isHere={device.print === here} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Device({ id, name, createdAt, toldAt, sleeps, isHere }: DeviceView & { isHere: boolean }) {
  const { viewer, now } = useRoot();
  const moment = { zone: viewer.timeZone, now };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">
          {name} {isHere && <Badge look="brand">это устройство</Badge>}
        </p>
        <p className="text-sm text-muted">
          {"Добавлено: "}
          <Time value={createdAt} {...moment} />
          {toldAt && (
            <>
              {". Последнее уведомление: "}
              <Time value={toldAt} {...moment} />
            </>
          )}
          {sleeps && ". Вход там закончился: уведомления вернутся вместе с вами."}
        </p>
      </div>
      <Form repeatable className="flex gap-2" notKept="Для этого нужна связь с порталом.">
        <input type="hidden" name="id" value={id} />
        {!sleeps && (
          <Button size="s" name="intent" value="try-device" aria-label={`Проверить: ${name}`}>
            Проверить
          </Button>
        )}
        <Button size="s" look="quiet-danger" name="intent" value="drop-device" aria-label={`Убрать: ${name}`}>
          Убрать
        </Button>
      </Form>
    </li>
  );
}
