<?php
/**
 * Passes requests on to a stand-in shop, whose address is in SHOP_URL. So its pages can go through the code of a plugin.
 */

/** Whether the request is for a file of the plugin, which the server of PHP sends itself when the router returns false. */
function is_plugin_file(): bool {
	$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
	return ! str_ends_with( $path, '.php' ) && is_file( $_SERVER['DOCUMENT_ROOT'] . $path );
}

/**
 * The answer of the shop. It gets the Host of this request, so that all its addresses have the origin of this server.
 *
 * @return array{status: int, headers: string[], body: string}
 */
function ask_shop(): array {
	$headers = array( 'Connection: close' );
	foreach ( getallheaders() as $name => $value ) {
		if ( ! preg_match( '/^(connection|content-length|accept-encoding)$/i', $name ) ) {
			$headers[] = "$name: $value";
		}
	}
	$context = stream_context_create(
		array(
			'http' => array(
				'method'           => $_SERVER['REQUEST_METHOD'],
				'header'           => $headers,
				'content'          => file_get_contents( 'php://input' ),
				'protocol_version' => 1.1,
				'follow_location'  => 0,
				'ignore_errors'    => true,
			),
		)
	);
	$body    = (string) file_get_contents( getenv( 'SHOP_URL' ) . $_SERVER['REQUEST_URI'], false, $context );
	// PHP sets this variable where it reads over HTTP.
	$status = (int) explode( ' ', $http_response_header[0] )[1];
	return array(
		'status'  => $status,
		'headers' => array_slice( $http_response_header, 1 ),
		'body'    => $body,
	);
}

/** Sends the status and the headers of an answer. */
function send_head( array $answer ): void {
	http_response_code( $answer['status'] );
	foreach ( $answer['headers'] as $header ) {
		if ( ! preg_match( '/^(connection|keep-alive|transfer-encoding|content-length|date):/i', $header ) ) {
			header( $header, false );
		}
	}
}

/** Whether the answer is HTML. */
function is_html( array $answer ): bool {
	return (bool) preg_grep( '~^content-type:\s*text/html~i', $answer['headers'] );
}

/** Choices of the owner of the shop on the settings page of the plugin. */
function chosen_options(): array {
	return json_decode( (string) getenv( 'SHOP_OPTIONS' ), true );
}

/** Whether the visitor is signed in to the admin. */
function is_administrator(): bool {
	return '1' === getenv( 'SHOP_ADMINISTRATOR' );
}
