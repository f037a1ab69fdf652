import type { Format } from "./source.ts";
import type { Count, Note, Tally } from "./tally.ts";

const formats: Record<Format, string> = {
  wxr: "Выгрузка WordPress",
  rss: "Лента RSS",
  atom: "Лента Atom",
  csv: "Таблица",
};

const published: [Count, string][] = [
  ["new", "новых"],
  ["same", "уже есть, без изменений"],
  ["renewed", "обновлено"],
  ["changed", "изменились в источнике, оставлены как есть (обновить: --update)"],
  ["changed-here", "изменились и в источнике, и на портале: оставлены как есть"],
];

const left: [Count, string][] = [
  ["page", "страницы сайта"],
  ["trash", "из корзины"],
  ["service", "служебные записи (меню, правки, блоки)"],
  ["undated", "без даты или с такой, какой не бывает"],
  ["elsewhere", "без текста: он лежит по другому адресу"],
  ["repeated", "повторы внутри файла"],
  ["empty", "пустые"],
  ["too-large", "слишком большие"],
  ["unreadable", "не разобрать"],
  ["spam", "спам в комментариях"],
  ["unapproved", "комментарии, которые не одобрены"],
  ["pingback", "уведомления о ссылках"],
  ["strange-comment", "записи плагинов среди комментариев (отзывы, заметки)"],
  ["attachment", "записи медиатеки: сами файлы приходят с текстами, где стоят"],
  ["empty-comment", "пустые комментарии"],
];

const notes: [Note, string][] = [
  ["known-people", "Нашлись люди"],
  ["unknown-people", "Не нашлись и станут учётными записями ушедших"],
  ["disputed-people", "Почта и логин говорят о разном: проверьте и назовите человека в --people"],
  ["namesakes", "Однофамильцы: кто из них автор, неясно"],
  ["missing-pictures", "Нет в папке картинок (в тексте останется ссылка)"],
  ["missing-files", "Нет в папке документов (в тексте останется ссылка)"],
  ["extra-files", "Больше десяти файлов у публикации: остались ссылки"],
  ["bad-files", "Документы, которые портал не берёт (в тексте останется ссылка)"],
  ["bad-pictures", "Картинки, которые не получилось прочитать"],
  ["long-texts", "Длиннее, чем разрешает форма: лягут целиком, при правке придётся сократить"],
  ["long-titles", "Заголовок длиннее 150 знаков: сокращён, целиком стоит в начале текста"],
  ["untitled", "Без заголовка: взято начало текста"],
  ["lost-hashtags", "Больше десяти тегов: остались первые десять"],
  ["unfit-hashtags", "Слова, из которых не выходит тега"],
  ["new-rubrics", "Новые рубрики"],
  ["lost-rubrics", "Больше трёх рубрик у новости: лишние не поставлены"],
  ["shortcodes", "Вставки плагинов остались в тексте как есть"],
  ["bad-dates", "Даты, каких не бывает: записи пропущены"],
  [
    "slash-dates",
    "Даты через косую черту прочитаны как день/месяц; если в таблице сначала месяц, добавьте --month-first",
  ],
  ["texts-elsewhere", "Текст лежит по другому адресу: не перенесён"],
  ["protected", "Были под паролем или закрыты: лягут черновиками"],
  ["planned", "Ждали своего часа или датированы будущим: лягут черновиками, без срока"],
  ["strange-types", "Записи плагинов: не перенесены"],
  ["strange-terms", "Свои классификации сайта: не перенесены"],
  ["own-fields", "Свои поля записей: не перенесены"],
  ["closed-talks", "Комментарии были закрыты: здесь открыты"],
  ["lost-elements", "Вставки на HTML, которых портал не показывает"],
  ["lost-blocks", "Вставки, которые сайт собирал сам: в выгрузке их содержимого нет"],
  ["struck", "Зачёркнутое стало обычным текстом"],
  [
    "excerpts",
    "Свой анонс в списках: не перенесён (у публикаций сотрудников его нет, у новости – до 300 знаков), портал показывает начало текста",
  ],
  ["pinned", "Были закреплены на сайте"],
  ["orphan-drafts", "Черновики тех, кого нет на портале: не увидит никто; назовите автора в --people"],
  ["old-links", "Ссылки на прежний сайт остались в тексте: они работают, пока он есть"],
  ["repeated-keys", "Один и тот же ключ дважды: взята первая запись"],
  ["changed-texts", "Изменились"],
  ["unreadable-texts", "Не разобрать"],
];

const namesAtMost = 10;

/** What a reading of a file has found, for the person at the command line. */
export function tell(source: { format: Format; title: string; address: string }, tally: Tally): string {
  const { format, title, address } = source;
  const lines = [title === address ? `${formats[format]} ${title}` : `${formats[format]} «${title}», ${address}`];
  lines.push(sum("Публикаций", tally, published));
  if (tally.of("drafts")) lines.push(`  из них лягут черновиками: ${tally.of("drafts")}`);
  const comments: [Count, string][] = [
    ["comments", "новых"],
    ["comments-same", "уже есть"],
  ];
  lines.push(
    sum("Комментариев", tally, comments),
    `Картинок: ${tally.of("pictures")}, документов: ${tally.of("documents")}`,
  );
  lines.push(`Ссылок с одной публикации на другую, которые поведут на новые места: ${tally.of("inner-links")}`);
  const skipped = left.filter(([count]) => tally.of(count));
  if (skipped.length) lines.push("Пропущено:", ...skipped.map(([count, words]) => `  ${words}: ${tally.of(count)}`));
  for (const [note, words] of notes) {
    const names = [...(tally.notes.get(note) ?? [])];
    if (!names.length) continue;
    lines.push(`${words}: ${names.length}`, ...names.slice(0, namesAtMost).map((name) => `  ${name}`));
    if (names.length > namesAtMost) lines.push("  …");
  }
  return lines.join("\n");
}

function sum(name: string, tally: Tally, parts: [Count, string][]): string {
  const all = parts.reduce((total, [count]) => total + tally.of(count), 0);
  const told = parts.filter(([count]) => tally.of(count)).map(([count, words]) => `${words} ${tally.of(count)}`);
  return told.length ? `${name}: ${all} – ${told.join("; ")}` : `${name}: 0`;
}
