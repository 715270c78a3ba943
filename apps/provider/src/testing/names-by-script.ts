/** Names and companies in each script that a document can have, and the face in which they are set. */
export const namesByScript = [
  { name: 'Zoë Škoda-O’Neill', company: 'Björk & Łukasz GmbH', face: 'NunitoSans' },
  { name: 'Ξένια Νικολάου', company: 'ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ Ο.Ε.', face: 'NotoSans-Regular' },
  { name: 'Наталія Щербакова', company: 'ТОВ «Ґанок і Їжак» №5', face: 'NunitoSans' },
  { name: 'Nguyễn Thị Ánh Tuyết', company: 'Công ty Phở Đặc Biệt', face: 'NunitoSans' },
  { name: 'أميرة بنت خالد', company: 'شركة النور', face: 'NotoSansArabic' },
  { name: 'נועה בן־דוד', company: 'חברת האור', face: 'NotoSansHebrew' },
  { name: 'श्रीमती कृष्णा वर्मा', company: 'त्रिवेदी ऐंड सन्स', face: 'NotoSans-Regular' },
  { name: 'เจษฎาภรณ์ น้ำผึ้ง', company: 'บริษัท ทดสอบ จำกัด', face: 'NotoSansThai' },
  { name: '薛寶釵 喆堃龑', company: '上海味好美（香港）有限公司', face: 'NotoSansSC' },
  { name: '𠮷田 﨑子', company: '株式会社カフェ・ド・ランブル', face: 'NotoSansJP' },
  { name: '김하늘', company: '주식회사 한글과컴퓨터', face: 'NotoSansKR' },
] as const;
