/** What a button shows that shows a password: an eye, struck through once the password is seen. */
export function Eye({ struck }: { struck: boolean }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={16}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {struck ? (
        <path d="M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.53M208.61 169.1C230.41 149.58 240 128 240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6" />
      ) : (
        <path d="M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72zM88 128a40 40 0 1 0 80 0a40 40 0 1 0-80 0" />
      )}
    </svg>
  )
}
