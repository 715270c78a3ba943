/**
 * The most common passwords of twelve or more characters, ranked by published breaches. The list is short, because it
 * only gives early feedback; the provider checks against a long list and decides. Compared in lower case.
 */
const LISTED = `1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 q1w2e3r4t5y6 qazwsxedcrfv qazwsx123456
qweasdzxc123 qwe123qwe123 asd123asd123 abc123abc123 abcd1234abcd abcd12345678 a1b2c3d4e5f6 aa1234567890 123456789qwe
123456qwerty 1234567890qw qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwertyuiop12 qwertyuiop123 qwertyuiop1234
password1234 password12345 password123456 password12345678 password2024 password2025 password2026 passw0rd1234 p@ssw0rd1234
p@ssword1234 mypassword12 mypassword123 thisismypassword changemeplease changeme1234 letmein12345 letmeinplease welcome12345
welcome123456 administrator administrator1 iloveyou1234 iloveyou12345 iloveyousomuch iloveyouforever iloveyoubaby ilovemyfamily
ilovemykids ilovemymom ilovemydaughter ilovemychildren sunshine1234 princess1234 football1234 baseball1234 superman1234
basketball12 basketball23 liverpool123 chelsea12345 arsenal12345 manchester123 manchesterunited christopher1 christopher123
alexander123 elizabeth123 charlotte123 unitedstates unitedkingdom southafrica1 harrypotter1 harrypotter7 spiderman123 pokemon12345
starwars1234 dragonball123 bismillah123 bismillah786 jesuschrist1 jesuslovesme ilovejesus123 godisgood123 blessed12345
correcthorsebatterystaple trustno1trustno1 nothing12345 whatever1234 computer1234 internet1234 facebook1234 instagram123
familytravel holiday12345 summer202425 monkey123456 michelle1234 jennifer1234 jonathan1234 samantha1234 daniel123456 jessica12345
thomas123456 charlie12345 password!234 password@123 password1!23 qwerty!@#$%^ !qaz2wsx#edc 1qaz!qaz2wsx changeit1234 secret123456`;

const listed = new Set(LISTED.split(/\s+/));
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];

/** Whether a password is common: on the list, a repeated short piece, or a row of keys or letters. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (listed.has(lower)) return true;
  if (/^(.{1,4})\1+.{0,3}$/su.test(lower) && new Set(lower).size <= 4) return true;
  if (/^(\p{L}{4,12})\1+$/u.test(lower)) return true;
  return RUNS.some((run) => run.includes(lower) || reversed(run).includes(lower));
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}
