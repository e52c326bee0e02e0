// A server that speaks S3, in a process of its own: it is told a folder, and tells its port.
const S3rver = require('@20minutes/s3rver')
const v4 = require('@20minutes/s3rver/lib/signature/v4.js')

const BUCKET = 'pictures'
// Asked for /pictures/, the server takes the signature to be of /pictures; S3 itself does not.
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
void new S3rver(options).run().then(({ port }) => process.send(port))
process.on('disconnect', () => process.exit(0))
