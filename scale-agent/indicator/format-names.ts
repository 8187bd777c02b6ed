/** The formats that are read, as their makers name them. */
export const FORMAT_NAMES = {
  'a-and-d': 'A&D, CAS 22 bytes (ST,GS,+00024150kg)',
  'mettler-toledo': 'Mettler Toledo',
  'mettler-toledo-checksum': 'Mettler Toledo + checksum',
  'rice-lake': 'Rice Lake IQ',
  'avery-weigh-tronix': 'Avery Weigh-Tronix',
  sma: 'SMA (Avery Weigh-Tronix, Fairbanks)',
  sartorius: 'Sartorius SBI',
  'yaohua-a9': 'Yaohua XK3190-A9 / A26 tF=0',
  'yaohua-a12': 'Yaohua XK3190-A12',
  'yaohua-a26': 'Yaohua XK3190-A26 tF=2 (=0024150)',
  'yaohua-a26-reversed': 'Yaohua XK3190-A26 tF=1 (=0514200)',
} as const

export type FormatName = keyof typeof FORMAT_NAMES
