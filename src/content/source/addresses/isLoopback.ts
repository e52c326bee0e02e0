/** Whether an address is on this machine. Only such addresses may be requested without encryption. */
export const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
