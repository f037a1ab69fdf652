import { once } from "node:events";
import { createServer } from "node:net";

/** Takes and gives back the address that the portal will listen on. Refuses with a sentence for people when it cannot be had. */
export async function checkAddress(port: number, host: string): Promise<void> {
  const trial = createServer().listen(port, host);
  try {
    await once(trial, "listening");
  } catch (error) {
    throw new Error(complaint((error as NodeJS.ErrnoException).code, port, host));
  }
  trial.close();
  await once(trial, "close");
}

function complaint(code: string | undefined, port: number, host: string): string {
  if (code === "EADDRINUSE") return `Порт ${port} уже занят. Выберите другой, например: PORT=${port + 1} npm start`;
  if (code === "EACCES") return `Порт ${port} открыт только администратору. Возьмите больше 1023, например PORT=3000.`;
  return `На адресе ${host}:${port} слушать нельзя (${code}): проверьте HOST и PORT.`;
}
