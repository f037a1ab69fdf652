/** Long passwords that stand at the top of every leaked list; the first ones that a guesser tries. */
const leaked = new Set(
  `1234567890 0123456789 0987654321 12345678910 123456789a 1234567891 1q2w3e4r5t 1qaz2wsx3edc 1q2w3e4r5t6y qwertyuiop
  qwerty12345 qwerty1234 qwerty123456 qwertyuiop123 q1w2e3r4t5 q1w2e3r4t5y6 asdfghjkl1 asdfghjkl123 zxcvbnm123 password12
  password123 password1234 password12345 passw0rd123 p@ssw0rd123 administrator admin12345 admin123456 welcome123 welcome1234
  iloveyou12 iloveyou123 abc1234567 abcd123456 abcdefghij abcdefg123 football123 baseball123 superman123 sunshine123
  princess123 changeme123 letmein123 letmein1234 dragon12345 monkey12345 master12345 michael123 11111111111 1111111111
  0000000000 9999999999 7777777777 123123123123 1231231231 1122334455 1234512345 987654321a 147258369a 159753456852
  йцукенгшщз йцукен12345 йцукен123456 пароль12345 пароль123456 привет12345 любовь12345 наташа12345 qwerty123qwerty
  marina12345 natasha123 veche12345 vecheveche korporativ portal12345 moskva12345 rossiya123 spartak1922 zenit12345`
    .split(/\s+/)
    .map((one) => one.toLowerCase()),
);

/** Whether a password is known to everybody, or is one sign again and again. */
export function isLeaked(password: string): boolean {
  const plain = password.normalize("NFKC").trim().toLowerCase();
  return leaked.has(plain) || new Set(plain).size < 3;
}
