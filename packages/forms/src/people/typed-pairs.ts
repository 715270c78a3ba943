/** What a pair of texts is typed as. */
export type TypedAs = 'email' | 'password' | 'coupon' | 'gift code' | 'sign-in code' | 'name' | 'message';

export interface TypedPair {
  as: TypedAs;
  one: string;
  other: string;
  /** Whether both are the same to us. */
  areEqual: boolean;
}

const pairs = (as: TypedAs, areEqual: boolean, rows: readonly (readonly [one: string, other: string])[]): TypedPair[] =>
  rows.map(([one, other]) => ({ as, one, other, areEqual }));

const GIFT_CODE = '0123-4567-89AB-CDEF-GHV8';

/** Texts that people type in two ways, and texts that only look alike. */
export const typedPairs: readonly TypedPair[] = [
  ...pairs('email', true, [
    ['amara.one@example.com', ' Amara.One@Example.com '],
    ['amara.two@example.com', 'ａｍａｒａ．ｔｗｏ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['amara.three@example.com', 'mailto:amara.three@example.com?subject=Hello'],
    ['amara.four@example.com', '<amara.four@example.com>;'],
    ['amara.five@example.com', '“amara.five@example.com”.'],
    ['amara.six@example.com', '\u202Aamara.six@\u200Bexample.com\u202C'],
    ['amara.seven@xn--bcher-kva.example', 'amara.seven@bücher.example'],
    ['amara.eight@xn--bcher-kva.example', 'amara.eight@BU\u0308CHER.example'],
    ['amara.nine@xn--fsqu00a.xn--0zwm56d', 'amara.nine@例子。测试'],
    ['amara.ten@example.com', "'amara.ten@example.com'"],
  ]),
  ...pairs('email', false, [
    ['bo.one@example.com', 'boone@example.com'],
    ['bo.two@example.com', 'bo.two+letters@example.com'],
    ['bo.three@example.com', 'bo.three@example.org'],
    // A Cyrillic letter that looks like the Latin one.
    ['bo.four@example.com', 'bо.four@example.com'],
    ['bo.five@example.com', 'bo.five@exаmple.com'],
    ['kim@example.com', 'kım@example.com'],
    ["o'neill@example.com", 'oneill@example.com'],
    ['bo.six@bucher.example', 'bo.six@bücher.example'],
  ]),
  ...pairs('password', true, [
    ['un été à la plage', 'un été à la plage'.normalize('NFD')],
    ['Phở bò tái chín ngon', 'Phở bò tái chín ngon'.normalize('NFD')],
    ['kites over the lagoon', 'ｋｉｔｅｓ ｏｖｅｒ ｔｈｅ ｌａｇｏｏｎ'],
    ['three blue kites', 'three\u00A0blue\u3000kites'],
    ['ガラスのうさぎと海と青空', 'ｶﾞﾗｽのうさぎと海と青空'],
  ]),
  ...pairs('password', false, [
    ['un été à la plage', 'un ete a la plage'],
    ['Kites over the lagoon', 'kites over the lagoon'],
    ['kites over the lagoon ', 'kites over the lagoon'],
    ['kites  over the lagoon', 'kites over the lagoon'],
  ]),
  ...pairs('coupon', true, [
    ['WELCOME10', ' welcome10'],
    ['WELCOME10', 'ＷＥＬＣＯＭＥ１０'],
    ['WELCOME10', 'WELCOME١٠'],
    ['WELCOME10', 'WEL\u200BCOME 10'],
  ]),
  ...pairs('coupon', false, [
    ['WELCOME10', 'WELCOME1O'],
    ['WELCOME10', 'WELCOME-10'],
    ['WELCOME10', 'WЕLCOME10'],
  ]),
  ...pairs('gift code', true, [
    [GIFT_CODE, '0123 4567 89ab cdef ghv8'],
    [GIFT_CODE, '０１２３－４５６７－８９ＡＢ－ＣＤＥＦ－ＧＨＶ８'],
    [GIFT_CODE, 'O123–4567–89AB–CDEF–GHU8'],
    [GIFT_CODE, '\u20600123456789ABCDEFGHV8'],
  ]),
  ...pairs('gift code', false, [[GIFT_CODE, '1023-4567-89AB-CDEF-GHV8']]),
  ...pairs('sign-in code', true, [
    ['123456', '123 456'],
    ['123456', '１２３４５６'],
    ['123456', '१२३-४५६'],
  ]),
  ...pairs('sign-in code', false, [['123456', '123465']]),
  ...pairs('name', true, [
    ['Zoë', 'Zoë'.normalize('NFD')],
    ['Ánh Tuyết', 'Ánh  Tuyết'.normalize('NFD')],
    ['山田 愛子', '山田　愛子'],
    ['Amara', '\u202EAmara\u200F'],
    ['Amara', 'Am\u00ADa\u200Bra\uFEFF'],
    ['Amara', 'Am\u200Dara'],
    ['אביגיל', '\u2067אביגיל\u2069'],
  ]),
  ...pairs('name', false, [
    ['Zoë', 'Zoe'],
    ['Amara', 'amara'],
    // The joiners change how the letters join.
    ['پری\u200Cناز', 'پریناز'],
    ['ﬁona', 'fiona'],
  ]),
  ...pairs('message', true, [
    ['Kites\nat noon', ' Kites\r\nat noon '],
    ['Kites at noon', '\u202EKites at noon'],
    ['Kites at noon', 'Kites\tat noon'],
  ]),
  ...pairs('message', false, [
    ['Kites\nat noon', 'Kites at noon'],
    ['\u2067אביגיל\u2069!', 'אביגיל!'],
  ]),
];
