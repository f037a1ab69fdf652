import { Button } from "#app/ui/button.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Link } from "#app/ui/link.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { SystemState } from "../contract.ts";
import { systemState } from "../routes.ts";
import { Moment } from "./moment.tsx";
import { pushTroubleWords, roomText, troubleWords } from "./words.ts";

const noRoom = { name: "Кончилось место", value: "Новое не сохраняется, пока на диске не станет свободнее" };

export function DatabaseFacts({ version, bytes, migrations, migratedAt, ...rest }: SystemState["database"]) {
  return (
    <Definitions
      items={[
        ...(rest.isFull ? [noRoom] : []),
        { name: "Что это", value: `PostgreSQL ${version}` },
        { name: "Занимает", value: roomText(bytes) },
        { name: "Соединений", value: `${rest.connections} из ${rest.connectionsAtMost}` },
        {
          name: "Таблицы",
          value: (
            <>
              {counted(migrations, ["изменение", "изменения", "изменений"])}, последнее – <Moment at={migratedAt} />
            </>
          ),
        },
      ]}
    />
  );
}

export function WorkFacts({ waiting, late, failed }: SystemState["work"]) {
  return (
    <Definitions
      items={[
        { name: "Ждут очереди", value: waiting },
        { name: "Ждут дольше пяти минут", value: late },
        { name: "Не удались", value: failed },
      ]}
    />
  );
}

const storeWords: Record<NonNullable<SystemState["disk"]["store"]>, string> = {
  silent: "Не отвечает: картинки и файлы не открываются и не загружаются",
  key: "Не принимает ключ портала",
  bucket: "В нём нет корзины портала",
  unfit: "Не понимает запросов портала",
  refused: "Отказывает",
};

export function DiskFacts({ isFull, free, total, files, fileBytes, inBucket, store }: SystemState["disk"]) {
  const kept = `${counted(files, ["файл", "файла", "файлов"])}, ${roomText(fileBytes)}`;
  return (
    <Definitions
      items={[
        ...(isFull ? [noRoom] : []),
        ...(store ? [{ name: "Хранилище S3", value: storeWords[store] }] : []),
        { name: "Свободно", value: `${roomText(free)} из ${roomText(total)}` },
        { name: "Загрузили люди", value: inBucket ? `${kept}, в хранилище S3` : kept },
      ]}
    />
  );
}

export function MailFacts({ isSet, sentAt, failedAt, trouble, own }: SystemState["mail"]) {
  return (
    <>
      {!isSet && (
        <p className="mb-3 text-soft">
          Почтовый сервер не задан: письма ложатся файлами в папку данных и до людей не доходят.
        </p>
      )}
      <Definitions
        items={[
          { name: "Последнее письмо", value: <Moment at={sentAt} /> },
          {
            name: "Последняя неудача",
            value: (
              <>
                <Moment at={failedAt} />
                {failedAt && trouble && `: ${troubleWords[trouble]}`}
              </>
            ),
          },
        ]}
      />
      {own && (
        <Form className="mt-4">
          <Button look="secondary" icon="send" name="intent" value="send-letter">
            Послать письмо себе
          </Button>
        </Form>
      )}
    </>
  );
}

export function PushFacts({ isSet, sentAt, failedAt, trouble, devices }: SystemState["push"]) {
  if (!isSet) return <p>Выключены: людям о них ничего не говорится. Включает настройка WEB_PUSH.</p>;
  return (
    <Definitions
      items={[
        { name: "Устройств", value: devices },
        { name: "Последнее уведомление", value: <Moment at={sentAt} /> },
        {
          name: "Последняя неудача",
          value: (
            <>
              <Moment at={failedAt} />
              {failedAt && trouble && `: ${pushTroubleWords[trouble]}`}
            </>
          ),
        },
      ]}
    />
  );
}

export function BackupFacts({ at, bytes }: SystemState["backup"]) {
  return (
    <>
      <Definitions
        items={[
          { name: "Последняя", value: <Moment at={at} /> },
          { name: "Размер архива", value: bytes > 0 ? roomText(bytes) : null },
        ]}
      />
      <p className="mt-3 text-soft">
        Копию делает команда <code>npm run db -- backup</code>. Поставьте её в расписание и храните архивы на другой
        машине.
      </p>
    </>
  );
}

export function LedgerFacts({ transactions, brokenAt }: SystemState["ledger"]) {
  return (
    <>
      <Definitions items={[{ name: "Операций", value: transactions }]} />
      {brokenAt && (
        <p className="mt-3 font-medium text-danger">
          Остатки не сходятся с операциями с <Moment at={brokenAt} />. Переводы остановлены. Где именно, покажет команда{" "}
          <code>npm run db -- ledger</code>.
        </p>
      )}
    </>
  );
}

export function IdentityFacts({ isOutside, health, unknownCompany }: SystemState["identity"]) {
  if (!isOutside) return <p>Встроенный: люди и пароли хранятся здесь же.</p>;
  return (
    <>
      <p>{health === "bad" ? "Провайдер входа не отвечает: войти сейчас нельзя." : "Провайдер входа отвечает."}</p>
      {unknownCompany && (
        <p className="mt-3">
          Не впустили {counted(unknownCompany.times, ["раз", "раза", "раз"])}: провайдер назвал компанию, которой нет. В
          последний раз, <Moment at={unknownCompany.at} />, это была «{unknownCompany.alias}». Исправьте её название в
          каталоге или заведите такую компанию.
        </p>
      )}
    </>
  );
}

type LiveProps = SystemState["live"] & { versions: SystemState["versions"]; database: string };

export function LiveFacts({ pages, sessions, versions, database }: LiveProps) {
  return (
    <Definitions
      items={[
        { name: "«Вече»", value: versions.portal },
        { name: "Node.js", value: versions.node },
        { name: "PostgreSQL", value: database },
        { name: "Открытых страниц на связи", value: pages },
        { name: "Входов за 15 минут", value: sessions },
      ]}
    />
  );
}

export function ErrorFacts({ fresh }: SystemState["errors"]) {
  return (
    <>
      <Definitions items={[{ name: "Новых за сутки", value: fresh }]} />
      <p className="mt-3">
        <Link className="inline-block min-h-6" href={href(systemState.errors)}>
          Что и где сломалось
        </Link>
      </p>
    </>
  );
}
