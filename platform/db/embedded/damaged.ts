import { dirname } from "node:path";

/** The embedded server does not start on its folder: says where to look, and what to do when that does not help. */
export class DatabaseDamaged extends Error {
  constructor(cluster: string, logFile?: string) {
    const folder = dirname(cluster);
    super(
      `Встроенная база в ${cluster} не запускается: её файлы повреждены, или что-то мешает ей работать. ` +
        `${logFile ? `Причина стоит в конце ${logFile}. ` : ""}` +
        `Если исправить нельзя, переименуйте ${folder} и верните данные из резервной копии: npm run db -- restore АРХИВ`,
    );
    this.name = "DatabaseDamaged";
  }
}
