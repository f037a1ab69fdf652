export async function seedDemo(_say: (text: string) => void): Promise<void> {}
