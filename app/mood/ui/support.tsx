import { Notice } from "#app/ui/notice.tsx";

/** Words for who has had three bad days; nobody else is told of them (product B10). */
export function Support() {
  return (
    <Notice title="Похоже, дни выдались трудные">
      Расскажите об этом тому, кому доверяете: близким, коллеге, руководителю. Поговорить с психологом бесплатно и без
      имени можно в любое время: <a href="tel:+74959895050">+7 495 989-50-50</a>, горячая линия МЧС России. Если помощь
      нужна срочно, звоните <a href="tel:112">112</a>. Это видите только вы.
    </Notice>
  );
}
