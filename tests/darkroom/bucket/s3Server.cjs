// An S3 server in a process of its own: it gets a folder and prints its port.
const S3rver = require('@20minutes/s3rver')
const v4 = require('@20minutes/s3rver/lib/signature/v4.js')

const BUCKET = 'pictures'
// The server computes the signature of /pictures/ for /pictures; S3 itself does not.
const { getStringToSign } = v4
v4.getStringToSign = (asked, given) =>
  getStringToSign({ ...asked, uri: asked.uri === `/${BUCKET}` ? `/${BUCKET}/` : asked.uri }, given)

const options = {
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: process.argv[2],
  configureBuckets: [{ name: BUCKET }],
}
const server = new S3rver(options)
// A key that may write but not delete.
server.middleware.unshift((context, next) => {
  if (context.method !== 'DELETE' || !context.path.includes('/undeletable/')) return next()
  context.status = 403
  context.body = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'
})
void server.run().then(({ port }) => process.send(port))
process.on('disconnect', () => process.exit(0))
