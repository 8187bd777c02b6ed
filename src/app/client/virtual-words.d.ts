declare module 'virtual:*' {
  const sentences: Record<string, string>
  export default sentences
}
