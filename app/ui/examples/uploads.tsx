import { chosenValue } from "../chosen-people.ts";
import { FileField } from "../file-field.tsx";
import { type SendFile, sendFile } from "../file-sending.ts";
import { ImageField } from "../image-field.tsx";
import { PersonField } from "../person-field.tsx";
import type { ExampleSet } from "./example.ts";
import { landscape, options } from "./sample.ts";

async function find(query: string) {
  return options.filter((person) => person.label.toLowerCase().includes(query.toLowerCase()));
}

const chosenField = (name: string) => ({
  id: name,
  name,
  defaultOptions: options.slice(0, 1).map(({ value, label }) => chosenValue({ id: value, name: label })),
});

const send: SendFile = async (file, onProgress, signal) => {
  const answer = await sendFile("/api/gstorage/public/v3/files/upload", file, { field: "file", onProgress, signal });
  return (answer as { id: string }).id;
};

export const uploads: ExampleSet = {
  id: "upload",
  title: "Файлы и люди",
  examples: [
    {
      name: "Файлы",
      element: (
        <FileField
          label="Документы"
          name="documents"
          multiple
          optional
          accept=".pdf,.docx"
          hint="До 20 МБ каждый: PDF или DOCX"
        />
      ),
    },
    {
      name: "Файл уходит сразу, ход виден",
      element: <FileField label="Видео" name="video" optional send={send} hint="Без скрипта уйдёт вместе с формой" />,
    },
    {
      name: "Обложка",
      element: (
        <ImageField
          label="Обложка"
          name="cover"
          optional
          current={{ src: landscape, alt: "Горы на закате" }}
          removeName="cover-remove"
        />
      ),
    },
    {
      name: "Фотография",
      element: <ImageField label="Фотография" name="photo" optional shape="round" hint="Лицо крупно, без надписей" />,
    },
    {
      name: "Люди",
      element: <PersonField label="Кому спасибо" find={find} many field={chosenField("receivers")} />,
    },
    {
      name: "Одно имя у нескольких",
      element: (
        <PersonField
          label="Кому"
          name="receiver"
          find={find}
          errors={["Уточните, кто это: «Анна»"]}
          which={[{ asked: "Анна", people: options.slice(0, 2) }]}
        />
      ),
    },
  ],
};
