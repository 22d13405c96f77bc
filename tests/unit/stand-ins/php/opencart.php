<?php
// The parts of OpenCart 3 and 4 that the module calls, and the module for each case of a test. The shop and the admin are
// programs of their own.
namespace Opencart\System\Engine {
	class Controller {
		private $registry;
		public function __construct( $registry ) {
			$this->registry = $registry;
		}
		public function __get( $name ) {
			return 'registry' === $name ? $this->registry : $this->registry->get( $name );
		}
	}
}

namespace Opencart\System\Library\Cart {
	/** Who is signed in to the admin. */
	class User {
		private $registry;
		public function __construct( $registry ) {
			$this->registry = $registry;
		}
		public function getGroupId() {
			return 1;
		}
		public function hasPermission( $kind, $route ) {
			return in_array( "$kind $route", $this->registry->get( 'session' )->data['permissions'] ?? array(), true );
		}
	}
}

namespace {
	require __DIR__ . '/json.php';

	list( 'version' => $version, 'part' => $part, 'folder' => $folder, 'cases' => $cases ) = read_input();
	define( 'VERSION', $version );
	define( 'DIR_SYSTEM', "$folder/upload/system/" );
	define( 'DIR_EXTENSION', "$folder/extension/" );
	define( 'HTTP_SERVER', 'https://shop.example/store/' );
	define( 'HTTP_CATALOG', 'http://shop.example/store/' );
	define( 'HTTPS_CATALOG', 'https://shop.example/store/' );
	define( 'DB_DATABASE', 'shop' );
	$is_3 = '3' === $version[0];
	if ( $is_3 ) {
		class_alias( 'Opencart\System\Engine\Controller', 'Controller' );
		class_alias( 'Opencart\System\Library\Cart\User', 'Cart\User' );
	}

	/** What models and other parts are asked, in order. */
	class Calls {
		public static $all = array();
		private $name;
		public function __construct( string $name ) {
			$this->name = $name;
		}
		public function __call( $method, $arguments ) {
			self::$all[] = array_merge( array( "$this->name.$method" ), $arguments );
			return 'getProducts' === $method ? array( 30 => array( 'product_id' => '30' ) ) : null;
		}
	}

	class Registry {
		private $parts = array();
		public function set( $name, $part ) {
			$this->parts[ $name ] = $part;
		}
		public function get( $name ) {
			return $this->parts[ $name ] ?? ( 0 === strpos( $name, 'model_' ) ? new Calls( $name ) : null );
		}
	}

	class Values {
		public $values;
		public function __construct( array $values ) {
			$this->values = $values;
		}
		public function get( $name ) {
			return $this->values[ $name ] ?? null;
		}
	}

	/** A text of the language files, which may have any characters. */
	class Language extends Values {
		public function get( $name ) {
			return ( $this->values['translation'] ?? '' ) . $name;
		}
	}

	class Response {
		public $output = '';
		public $headers = array();
		public function getOutput() {
			return $this->output;
		}
		public function setOutput( $output ) {
			$this->output = $output;
		}
		public function addHeader( $header ) {
			$this->headers[] = $header;
		}
		public function getHeaders() {
			return $this->headers;
		}
		/** OpenCart ends here. */
		public function redirect( $address ) {
			throw new Redirect( $address );
		}
	}
	class Redirect extends Exception {}

	class Loader {
		public function language( $route ) {
			Calls::$all[] = array( 'language', $route );
		}
		public function model( $route ) {
		}
		public function controller( $route ) {
			return "($route)";
		}
		public function view( $route, $data ) {
			return json_encode( array( 'view' => $route, 'data' => $data ) );
		}
	}

	class Url {
		/** Version 3 escapes for HTML. */
		public function link( $route, $arguments = '', $secure = false ) {
			$and = '3' === VERSION[0] ? '&amp;' : '&';
			return "https://shop.example/store/index.php?route=$route" . ( $arguments ? str_replace( '&', $and, "&$arguments" ) : '' );
		}
	}

	function registry_of( array $case ): Registry {
		$registry = new Registry();
		$response = new Response();
		$response->output  = $case['html'] ?? '';
		$response->headers = $case['headers'] ?? array();
		foreach (
			array(
				'config'   => new Values( ( $case['config'] ?? array() ) + array( 'config_url' => 'https://shop.example/store/', 'config_language' => 'en-gb', 'config_currency' => 'USD', 'config_theme' => 'basic', 'module_atoll_status' => '1' ) ),
				'request'  => (object) array( 'get' => $case['get'] ?? array(), 'cookie' => $case['cookie'] ?? array(), 'post' => $case['post'] ?? array(), 'server' => array( 'REQUEST_METHOD' => isset( $case['post'] ) ? 'POST' : 'GET', 'HTTPS' => '1' ) ),
				'session'  => (object) array( 'data' => ( $case['session'] ?? array() ) + array( 'user_token' => 'token' ) ),
				'customer' => new class( $case['customer'] ?? 0 ) {
					private $id;
					public function __construct( $id ) {
						$this->id = $id;
					}
					public function isLogged() {
						return $this->id > 0;
					}
					public function getId() {
						return $this->id;
					}
				},
				'response' => $response,
				'language' => new Language( $case ),
				'load'     => new Loader(),
				'url'      => new Url(),
				'document' => new Calls( 'document' ),
				'log'      => new Calls( 'log' ),
			) as $name => $value
		) {
			$registry->set( $name, $value );
		}
		$registry->set( 'user', new Opencart\System\Library\Cart\User( $registry ) );
		return $registry;
	}

	/** The event of each controller of a page: those of its parts, the page itself, and what ends after it. */
	function run_shop( Registry $registry, bool $is_3, string $html ): void {
		$class    = $is_3 ? 'ControllerExtensionModuleAtoll' : '\Opencart\Catalog\Controller\Extension\Atoll\Event\Atoll';
		$method   = $is_3 ? 'mark' : 'index';
		$event    = new $class( $registry );
		$response = $registry->get( 'response' );
		foreach ( array( '', $html, null ) as $output ) {
			if ( null !== $output ) {
				$response->output = $output;
			}
			$route     = 'common/home';
			$arguments = array();
			$result    = null;
			$event->$method( $route, $arguments, $result );
		}
	}

	function run_admin( Registry $registry, bool $is_3, string $method ) {
		$class = $is_3 ? 'ControllerExtensionModuleAtoll' : '\Opencart\Admin\Controller\Extension\Atoll\Module\Atoll';
		try {
			( new $class( $registry ) )->$method();
		} catch ( Redirect $redirect ) {
			return $redirect->getMessage();
		}
		return null;
	}

	if ( $is_3 ) {
		require "$folder/upload/" . ( 'shop' === $part ? 'catalog' : 'admin' ) . '/controller/extension/module/atoll.php';
	} else {
		require "$folder/extension/atoll/" . ( 'shop' === $part ? 'catalog/controller/event/atoll.php' : 'admin/controller/module/atoll.php' );
	}
	$is_done = new ReflectionProperty( 'Atoll_Opencart', 'is_done' );
	$is_done->setAccessible( true );

	$answers = array();
	foreach ( $cases as $name => $case ) {
		Calls::$all           = array();
		$GLOBALS['is_broken'] = ! empty( $case['is_broken'] );
		$is_done->setValue( null, false );
		$registry   = registry_of( $case );
		$redirected = null;
		if ( 'shop' === $part ) {
			run_shop( $registry, $is_3, $case['html'] );
		} else {
			$redirected = run_admin( $registry, $is_3, $case['method'] ?? 'index' );
		}
		$response         = $registry->get( 'response' );
		$answers[ $name ] = array(
			'output'     => $response->output,
			'headers'    => $response->headers,
			'calls'      => Calls::$all,
			'redirected' => $redirected,
			'session'    => $registry->get( 'session' )->data,
		);
	}
	write_answer( $answers );
}
