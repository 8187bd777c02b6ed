-- What a code, plate, number or name is compared by (src/platform/keys.ts says the same): in lower case, with ASCII digits
-- and letters, without spaces, dashes and invisible marks; sequences that look the same are the same. Nearly every text is
-- of ASCII and plain Thai, which takes one look.
create function identity_key(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  key text;
  next text;
begin
  if value !~ '[^ -~\u0e01-\u0e39\u0e3f-\u0e4c\u0e4f-\u0e5b]|\u0e40[ -]*\u0e40|\u0e33[ -]*[\u0e48-\u0e4b]|[\u0e48-\u0e4c][ -]*[\u0e31\u0e34-\u0e39\u0e47]|\u0e31[ -]*\u0e31|\u0e34[ -]*\u0e34|\u0e35[ -]*\u0e35|\u0e36[ -]*\u0e36|\u0e37[ -]*\u0e37|\u0e38[ -]*\u0e38|\u0e39[ -]*\u0e39|\u0e47[ -]*\u0e47|\u0e48[ -]*\u0e48|\u0e49[ -]*\u0e49|\u0e4a[ -]*\u0e4a|\u0e4b[ -]*\u0e4b|\u0e4c[ -]*\u0e4c' then
    return translate(lower(value collate "C"), '๐๑๒๓๔๕๖๗๘๙ -', '0123456789');
  end if;
  key := regexp_replace(
    translate(value, '๐๑๒๓๔๕๖๗๘๙！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～', '0123456789!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~'),
    '[\u0001-\u0020\u002d\u007f-\u00a0\u00ad\u02d7\u034f\u058a\u05be\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u1400\u1680\u17b4-\u17b5\u1806\u180b-\u180f\u2000-\u2015\u2028-\u202f\u2043\u2053\u205f-\u206f\u207b\u208b\u2212\u2500-\u2501\u2796\u2800\u2e17\u2e1a\u2e3a-\u2e3b\u2e40\u2e5d\u3000\u301c\u3030\u30a0\u3164\ufe00-\ufe0f\ufe31-\ufe32\ufe58\ufe63\ufeff\uff0d\uffa0\ufff0-\ufffb\U00010d6e\U00010ead\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g');
  loop
    next := replace(normalize(key, nfc), 'เเ', 'แ');
    next := regexp_replace(next, '([\u0e48-\u0e4b]*)\u0e4d([\u0e48-\u0e4b]*)\u0e32', '\1\2ำ', 'g');
    next := regexp_replace(next, '\u0e33([\u0e48-\u0e4b]+)', '\1ำ', 'g');
    next := regexp_replace(next, '([\u0e48-\u0e4c]+)([\u0e31\u0e34-\u0e37\u0e47])', '\2\1', 'g');
    next := regexp_replace(next, '([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+', '\1', 'g');
    exit when next = key;
    key := next;
  end loop;
  return lower(key collate "und-x-icu") collate "default";
end $$;

-- The parts that a plate is compared by (src/vehicles/rules/plate-key.ts): the number, and the province by its full name, or ''.
create function plate_parts(plate text, out number text, out province text)
  language plpgsql immutable strict parallel safe as $$
declare
  -- Every name of a province and its full name.
  names constant text := '
    กระบี่=กระบี่; กบ=กระบี่;
    กรุงเทพมหานคร=กรุงเทพมหานคร; กท=กรุงเทพมหานคร; กทม=กรุงเทพมหานคร; กรุงเทพ=กรุงเทพมหานคร;
    กาญจนบุรี=กาญจนบุรี; กจ=กาญจนบุรี; กาฬสินธุ์=กาฬสินธุ์; กส=กาฬสินธุ์; กำแพงเพชร=กำแพงเพชร; กพ=กำแพงเพชร;
    ขอนแก่น=ขอนแก่น; ขก=ขอนแก่น; จันทบุรี=จันทบุรี; จบ=จันทบุรี; ฉะเชิงเทรา=ฉะเชิงเทรา; ฉช=ฉะเชิงเทรา;
    ชลบุรี=ชลบุรี; ชบ=ชลบุรี; ชัยนาท=ชัยนาท; ชน=ชัยนาท; ชัยภูมิ=ชัยภูมิ; ชย=ชัยภูมิ; ชุมพร=ชุมพร; ชพ=ชุมพร;
    เชียงราย=เชียงราย; ชร=เชียงราย; เชียงใหม่=เชียงใหม่; ชม=เชียงใหม่; ตรัง=ตรัง; ตง=ตรัง;
    ตราด=ตราด; ตร=ตราด; ตาก=ตาก; ตก=ตาก; นครนายก=นครนายก; นย=นครนายก; นครปฐม=นครปฐม; นฐ=นครปฐม;
    นครพนม=นครพนม; นพ=นครพนม; นครราชสีมา=นครราชสีมา; นม=นครราชสีมา; โคราช=นครราชสีมา;
    นครศรีธรรมราช=นครศรีธรรมราช; นศ=นครศรีธรรมราช; นครศรี=นครศรีธรรมราช; นครสวรรค์=นครสวรรค์; นว=นครสวรรค์;
    นนทบุรี=นนทบุรี; นบ=นนทบุรี; นราธิวาส=นราธิวาส; นธ=นราธิวาส; น่าน=น่าน; นน=น่าน;
    บึงกาฬ=บึงกาฬ; บก=บึงกาฬ; บุรีรัมย์=บุรีรัมย์; บร=บุรีรัมย์; ปทุมธานี=ปทุมธานี; ปท=ปทุมธานี;
    ประจวบคีรีขันธ์=ประจวบคีรีขันธ์; ปข=ประจวบคีรีขันธ์; ประจวบ=ประจวบคีรีขันธ์;
    ปราจีนบุรี=ปราจีนบุรี; ปจ=ปราจีนบุรี; ปัตตานี=ปัตตานี; ปน=ปัตตานี;
    พระนครศรีอยุธยา=พระนครศรีอยุธยา; อย=พระนครศรีอยุธยา; อยุธยา=พระนครศรีอยุธยา; พะเยา=พะเยา; พย=พะเยา;
    พังงา=พังงา; พง=พังงา; พัทลุง=พัทลุง; พท=พัทลุง; พิจิตร=พิจิตร; พจ=พิจิตร;
    พิษณุโลก=พิษณุโลก; พล=พิษณุโลก; เพชรบุรี=เพชรบุรี; พบ=เพชรบุรี; เพชรบูรณ์=เพชรบูรณ์; พช=เพชรบูรณ์;
    แพร่=แพร่; พร=แพร่; ภูเก็ต=ภูเก็ต; ภก=ภูเก็ต; มหาสารคาม=มหาสารคาม; มค=มหาสารคาม;
    มุกดาหาร=มุกดาหาร; มห=มุกดาหาร; แม่ฮ่องสอน=แม่ฮ่องสอน; มส=แม่ฮ่องสอน; ยโสธร=ยโสธร; ยส=ยโสธร;
    ยะลา=ยะลา; ยล=ยะลา; ร้อยเอ็ด=ร้อยเอ็ด; รอ=ร้อยเอ็ด; ระนอง=ระนอง; รน=ระนอง; ระยอง=ระยอง; รย=ระยอง;
    ราชบุรี=ราชบุรี; รบ=ราชบุรี; ลพบุรี=ลพบุรี; ลบ=ลพบุรี; ลำปาง=ลำปาง; ลป=ลำปาง; ลำพูน=ลำพูน; ลพ=ลำพูน;
    เลย=เลย; ลย=เลย; ศรีสะเกษ=ศรีสะเกษ; ศก=ศรีสะเกษ; สกลนคร=สกลนคร; สน=สกลนคร; สงขลา=สงขลา; สข=สงขลา;
    สตูล=สตูล; สต=สตูล; สมุทรปราการ=สมุทรปราการ; สป=สมุทรปราการ; สมุทรสงคราม=สมุทรสงคราม; สส=สมุทรสงคราม;
    สมุทรสาคร=สมุทรสาคร; สค=สมุทรสาคร; สระแก้ว=สระแก้ว; สก=สระแก้ว; สระบุรี=สระบุรี; สบ=สระบุรี;
    สิงห์บุรี=สิงห์บุรี; สห=สิงห์บุรี; สุโขทัย=สุโขทัย; สท=สุโขทัย;
    สุพรรณบุรี=สุพรรณบุรี; สพ=สุพรรณบุรี; สุพรรณ=สุพรรณบุรี;
    สุราษฎร์ธานี=สุราษฎร์ธานี; สฎ=สุราษฎร์ธานี; สุราษฎร์=สุราษฎร์ธานี; สุราษฏร์ธานี=สุราษฎร์ธานี; สุราษฏร์=สุราษฎร์ธานี;
    สุรินทร์=สุรินทร์; สร=สุรินทร์; หนองคาย=หนองคาย; นค=หนองคาย; หนองบัวลำภู=หนองบัวลำภู; นภ=หนองบัวลำภู;
    อ่างทอง=อ่างทอง; อท=อ่างทอง; อำนาจเจริญ=อำนาจเจริญ; อจ=อำนาจเจริญ;
    อุดรธานี=อุดรธานี; อด=อุดรธานี; อุดร=อุดรธานี; อุตรดิตถ์=อุตรดิตถ์; อต=อุตรดิตถ์;
    อุทัยธานี=อุทัยธานี; อน=อุทัยธานี; อุบลราชธานี=อุบลราชธานี; อบ=อุบลราชธานี; อุบล=อุบลราชธานี;
    ';
  key text := translate(
    regexp_replace(identity_key(plate), '(^|[0-9])(จังหวัด|จ\.)', '\1', 'g'), '.,()ฯ', '');
  first text;
begin
  number := coalesce(substring(key from '^.*[0-9]'), key);
  province := substr(key, length(number) + 1);
  first := substring(number from '^([^0-9]{3,})[0-9]');
  if province = '' and strpos(names, ' ' || first || '=') > 0 then
    number := substr(number, length(first) + 1);
    province := first;
  end if;
  province := coalesce(
    nullif(split_part(split_part(names, ' ' || nullif(province, '') || '=', 2), ';', 1), ''), province);
end $$;

create function plate_number(plate text) returns text
  language sql immutable strict parallel safe return (plate_parts(plate)).number;
create function plate_province(plate text) returns text
  language sql immutable strict parallel safe return (plate_parts(plate)).province;
